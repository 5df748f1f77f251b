/** What a unit can do in few signs, each ability behind the mana it asks for, and what it resists. */
import { Hidden, useSay } from '@taverne/ui';
import { Fragment } from 'react';
import { unitFace } from '../../src/content/faces.ts';
import { Mana } from '../art/mana.tsx';
import { printed, resistsWord } from '../names.ts';
import { useTable } from '../table.tsx';
import { Terse } from './printed.tsx';

export function Abilities({ unit }: { readonly unit: number }) {
  const { view } = useTable();
  const say = useSay();
  const { id, abilities } = unitFace(unit);
  const resists = resistsWord(say, unit);
  return (
    <>
      {abilities.map((mana, i) => {
        const key = `unit.${id}.does.${i}`;
        return (
          <Fragment key={key}>
            {i > 0 && ' · '}
            {mana && (
              <>
                <Mana of={mana} />
                <Hidden>{say('web.unit.price', { mana: say(`mana.${mana}`), does: '' })}</Hidden>{' '}
              </>
            )}
            <Terse text={printed(say, view, key)} />
          </Fragment>
        );
      })}
      {resists !== undefined && ` · ${resists}`}
    </>
  );
}
