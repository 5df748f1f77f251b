/** After a fight: what it could have brought, and how. */
import { list } from '@taverne/engine/telling';
import { known, type Say, useReview, useSay } from '@taverne/ui';
import { useTable } from '../table.tsx';
import { enemyWord } from './tale.ts';

interface LookBackProps {
  readonly from: number;
  readonly to: number;
}

export function LookBack({ from, to }: LookBackProps) {
  const { parts } = useTable();
  const say = useSay();
  const review = useReview(parts.door, from, to);
  if (!review) return null;
  const { best, got, deeds } = review;
  const how = deeds.map((key) => answerWord(say, key)).join(' · ');
  return (
    <>
      <p>{say('fight.review', { best: points(best), got: points(got), how })}</p>
      <p>
        <small>{say('fight.review.points')}</small>
      </p>
    </>
  );
}
const points = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** An answer of a fight by its notation, as its button said it: the enemies and units it names may be gone. */
export function answerWord(say: Say, key: string): string {
  const [foe = '', unit] = key.split(' on ');
  if (unit === 'hero') return say('web.do.hit.hero', { foe: enemyWord(say, foe) });
  if (unit !== undefined)
    return say('web.do.hit.unit', { foe: enemyWord(say, foe), unit: say(`unit.${unit.split(' ')[0]}.name`) });
  const [first = '', second = '', ...more] = key.split(' ');
  if (first === 'strike')
    return say('web.do.strike', {
      foes: list(
        say,
        [second, ...more].map((each) => enemyWord(say, each)),
      ),
    });
  if (first === 'block') return say('web.do.block', { foe: enemyWord(say, second) });
  const card = known(say, `card.${first}.name`);
  if (card !== undefined) return cardWord(say, card, [second, ...more]);
  if (first === 'use') return say('web.do.unit', { name: say(`unit.${second}.name`) });
  if (first === 'skill') return say(`skill.${second}.name`);
  return known(say, `web.do.${first}`) ?? key;
}

const SIDES = ['strong', 'sideways'] as const;
/** The side, and the cards that go with it. */
function cardWord(say: Say, name: string, rest: readonly string[]): string {
  const side = SIDES.find((each) => each === rest[0]) ?? 'basic';
  const word = say(`web.do.card.${side}`, { name });
  const cards = rest.flatMap((each) => known(say, `card.${each}.name`) ?? []);
  return cards.length === 0 ? word : say('web.do.with', { word, cards: list(say, cards) });
}
