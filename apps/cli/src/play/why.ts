/** "Why not?": what is not offered, and the rule behind it. */
import { type NotOffered, previewOf, type Refusal, whyNot } from '@taverne/engine';
import { tellTrouble } from '../complaint.ts';
import { widthOfDesk } from '../desk.ts';
import { wrap } from '../style.ts';
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
  const { desk, voice, match } = session;
  const key = exactly(
    typed,
    refused.map((each) => each.key),
  );
  const found = refused.find((each) => each.key === key);
  if (!found) return undefined;
  const { rule } = found.refusal;
  const text = wrap(`${rule}  ${voice.rules.get(rule) ?? ''}`, widthOfDesk(desk) - 4);
  return [`<key>${found.key}</key>: ${voice.refusal(match, found.refusal)}`, ...text.map((line) => `    <dim>${line}</dim>`)];
}

/** Everything that is not offered, sorted by the reason. */
function everyReason({ desk, voice, match }: Session, refused: readonly NotOffered[]): string[] {
  if (refused.length === 0) return [desk.say('why.nothing')];
  const reasons = new Map<string, { readonly refusal: Refusal; readonly keys: string[] }>();
  for (const { key, refusal } of refused) {
    const says = voice.refusal(match, refusal);
    const reason = reasons.get(says) ?? { refusal, keys: [] };
    reason.keys.push(key);
    reasons.set(says, reason);
  }
  const width = widthOfDesk(desk);
  const lines = [...reasons].flatMap(([says, { refusal, keys }]) => [
    ...wrap(`${says} <dim>${refusal.rule}</dim>`, width),
    ...wrap(keys.join(', '), width - 4).map((line) => `    ${line}`),
  ]);
  return [...lines, desk.say('why.more')];
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
  const figures = preview.ok ? Object.entries(preview.value ?? {}) : [];
  return [
    desk.say('why.offered', { key }),
    ...figures.map(([what, value]) => `    ${voice.words.word(`preview.${what}`, what)}: ${voice.name(match, value)}`),
  ];
}
