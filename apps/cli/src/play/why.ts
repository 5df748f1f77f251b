/** "Why not?": what is not offered, and the rule behind it. */
import { type NotOffered, previewOf, whyNot } from '@taverne/engine';
import { tellTrouble } from '../complaint.ts';
import type { Voice } from '../voice.ts';
import { exactly } from './choose.ts';
import type { Session } from './session.ts';
import type { Moment } from './talk.ts';

export function whyLines(moment: Moment): string[] {
  const { session, seat, question, rest } = moment;
  const refused = whyNot(session.match, seat, question.id);
  if (!refused.ok) return [tellTrouble(session.desk.say, refused.trouble)];
  if (rest === '') return everyReason(session, refused.value);
  return reasonAgainst(session, refused.value, rest) ?? ofOffered(moment);
}

/** The reason against one notation; undefined: it is not among what is refused. */
export function reasonAgainst(session: Session, refused: readonly NotOffered[], typed: string): string[] | undefined {
  const { voice, match } = session;
  const key = exactly(
    typed,
    refused.map((each) => each.key),
  );
  const found = refused.find((each) => each.key === key);
  if (!found) return undefined;
  const { rule } = found.refusal;
  return [`<key>${found.key}</key>: ${voice.refusal(match, found.refusal)}`, `  ${ruleText(voice, rule)}`];
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
