/** "Why not?": what is not offered, and the rule behind it. */
import { type NotOffered, previewOf, type Question, type Seat, whyNot } from '@taverne/engine';
import { tellTrouble } from '../complaint.ts';
import type { Voice } from '../voice.ts';
import { exactly } from './choose.ts';
import type { Session } from './session.ts';
import type { Moment } from './talk.ts';

export function whyLines(moment: Moment): string[] {
  const { session, seat, question, rest } = moment;
  if (rest !== '') return reasonAgainst(session, seat, question, rest) ?? ofOffered(moment);
  const refused = whyNot(session.match, seat, question.id);
  return refused.ok ? everyReason(session, refused.value) : [tellTrouble(session.desk.say, refused.trouble)];
}

/** So many of what is possible instead are named. */
const NAMED = 8;

/** The reason against what was typed, and what is possible instead; undefined: it is offered, or it means nothing here. */
export function reasonAgainst(
  { desk, voice, match }: Session,
  seat: Seat,
  question: Question,
  typed: string,
): string[] | undefined {
  const refused = whyNot(match, seat, question.id, [typed]);
  const [found] = refused.ok ? refused.value : [];
  if (!found) return undefined;
  const { key, refusal, instead = [] } = found;
  const keys = instead.slice(0, NAMED).join(', ') + (instead.length > NAMED ? ', …' : '');
  return [
    `<key>${key}</key>: ${voice.refusal(match, refusal)}`,
    ...(keys === '' ? [] : [`  ${desk.say('why.instead', { keys: `<key>${keys}</key>` })}`]),
    `  ${ruleText(voice, refusal.rule)}`,
  ];
}

const ruleText = ({ rules }: Voice, rule: string): string => `<dim>${rule}  ${rules.get(rule) ?? ''}</dim>`;

/** Everything that is not offered, under the rule that is against it. */
function everyReason({ desk, voice, match }: Session, refused: readonly NotOffered[]): string[] {
  if (refused.length === 0) return [desk.say('why.nothing')];
  const rules = Map.groupBy(refused, ({ refusal }) => refusal.rule);
  return [...rules].flatMap(([rule, cases]) => {
    const reasons = Map.groupBy(cases, ({ refusal }) => voice.refusal(match, refusal));
    const told = [...reasons].map(([says, same]) => `  <key>${same.map(({ key }) => key).join(', ')}</key> – ${says}`);
    return [ruleText(voice, rule), ...told];
  });
}

/** What is offered can be told too: what it would bring about. */
function ofOffered({ session, seat, question, rest }: Moment): string[] {
  const { desk, match, voice } = session;
  const key = exactly(
    rest,
    question.options.map((option) => option.key),
  );
  if (key === undefined) return [desk.say('why.unknown', { typed: rest })];
  const preview = previewOf(match, seat, question.id, key);
  const lines = preview.ok && preview.value ? voice.preview(match, preview.value) : [];
  return [desk.say('why.offered', { key }), ...lines.map((line) => `    ${line}`)];
}
