/** The realm editor: boxes on a scroll, checked while one builds; the result is the match option `realm` as text. */
import { Button, known, RuleLink, useSay } from '@taverne/ui';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { HOUSE } from '../../src/content/house/index.ts';
import type { Content, RealmPlan } from '../../src/content/types.ts';
import { refusals } from '../../src/realm/build.ts';
import { nameAt } from '../../src/realm/cells.ts';
import { derive } from '../../src/realm/derive.ts';
import { readRealm, writeRealm } from '../../src/realm/text.ts';
import { directionOnPage, type Look, quarter } from '../look/projection.ts';
import * as build from './building.ts';
import styles from './editor.module.css';
import { type Built, forget, keep, keptRealms } from './kept.ts';
import { did, type Past, redone, undone } from './past.ts';
import { Site } from './site.tsx';

export interface RealmEditorProps {
  /** What is on the bench, and what was done there. A realm is text; empty: the first preset. */
  readonly past: Past<Built>;
  /** Left out: the house's. */
  readonly content?: Content;
  /** Called with each change; `isFit`: it can be played. */
  readonly onChange: (past: Past<Built>, isFit: boolean) => void;
}

const opened = (text: string, content: Content): RealmPlan => {
  const read = readRealm(text || (content.battles[0]?.id ?? ''), content);
  return read.ok ? read.value : (content.battles[0] ?? content.realm);
};

export function RealmEditor({ past, content = HOUSE, onChange }: RealmEditorProps) {
  const say = useSay();
  const { realm: built, anyRealm: any } = past.now;
  const plan = useMemo(() => opened(built, content), [built, content]);
  const [chosen, choose] = useState<string | undefined>(plan.placements[0]?.box);
  const [look, setLook] = useState<Look>({ turns: 0, flat: false });
  const realm = useMemo(() => derive(plan, content.boxes), [plan, content]);
  const against = useMemo(() => refusals(plan, content, any), [plan, content, any]);
  const text = writeRealm(plan, content);

  const goTo = (next: typeof past) => {
    const { realm: there, anyRealm: lifted } = next.now;
    onChange(next, refusals(opened(there, content), content, lifted).length === 0);
  };
  const change = (next: RealmPlan, lifted = any, grip?: string) => {
    const step = { realm: writeRealm(next, content), anyRealm: lifted };
    // Against the edge, or the same scroll again: there is nothing to be undone.
    if (step.realm !== text || lifted !== any) goTo(did(past, step, grip));
  };
  const onKey = (event: KeyboardEvent) => {
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement)
      return;
    const next = keyed(plan, content, chosen, { key: event.key, look });
    if (!next) return;
    event.preventDefault();
    change(next);
  };
  // Wherever the focus is: a button that has nothing left to do loses it.
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent): void => {
      const step = event.target instanceof HTMLInputElement ? undefined : stepOf(event);
      if (!step) return;
      event.preventDefault();
      goTo(step(past));
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside are heard here
    <div className={styles.editor} onKeyDown={onKey}>
      <div className={styles.table}>
        <Site
          realm={realm}
          look={look}
          chosen={chosen}
          wrong={against.flatMap(({ cells }) => cells)}
          onChoose={choose}
          onMove={(id, x, y, grip) => change(build.moveTo(plan, content, id, { x, y }), any, grip)}
        />
        <div className={styles.looks}>
          <Button
            icon="undo"
            label={say('web.turn.left')}
            onClick={() => setLook({ ...look, turns: quarter(look.turns - 1) })}
          />
          <Button
            icon="again"
            label={say('web.turn.right')}
            onClick={() => setLook({ ...look, turns: quarter(look.turns + 1) })}
          />
          <Button pressed={look.flat} onClick={() => setLook({ ...look, flat: !look.flat })}>
            {say('web.look.flat')}
          </Button>
        </div>
        <div className={styles.past}>
          <Button icon="undo" disabled={past.before.length === 0} onClick={() => goTo(undone(past))}>
            {say('web.editor.undo')}
          </Button>
          <Button disabled={past.after.length === 0} onClick={() => goTo(redone(past))}>
            {say('web.editor.redo')}
          </Button>
        </div>
      </div>
      <div className={styles.side}>
        <p className={styles.help}>{say('web.editor.help')}</p>
        <label className={styles.field}>
          {say('web.editor.scroll')}
          <select
            value={content.battles.find((each) => each.scroll.join() === plan.scroll.join())?.id ?? ''}
            onChange={(event) => {
              const preset = content.battles.find(({ id }) => id === event.target.value);
              if (preset) change(preset);
            }}
          >
            <option value="">{known(say, 'realm.built.name') ?? ''}</option>
            {content.battles.map(({ id }) => (
              <option key={id} value={id}>
                {known(say, `realm.${id}.name`) ?? id}
              </option>
            ))}
          </select>
        </label>
        <h2>{say('web.editor.boxes')}</h2>
        <ul className={styles.boxes}>
          {content.boxes.map(({ id, width, height, thickness }) => {
            const placed = realm.boxes.find((box) => box.id === id);
            const where = placed
              ? say('web.editor.on', { box: id, cell: nameAt(placed.x, placed.y), height: placed.elevation })
              : undefined;
            return (
              <li key={id} data-chosen={id === chosen || undefined}>
                <button
                  type="button"
                  className={styles.box}
                  aria-pressed={id === chosen}
                  onClick={() => {
                    choose(id);
                    if (!placed) change(build.put(plan, content, id));
                  }}
                >
                  <b>{say('web.editor.box', { box: id })}</b>
                  <small>{where ?? say('web.editor.size', { width, height, thickness })}</small>
                </button>
                {placed && id === chosen && (
                  <span className={styles.acts}>
                    <Button icon="again" label={say('web.editor.turn')} onClick={() => change(build.turn(plan, content, id))} />
                    <Button icon="plus" label={say('web.editor.top')} onClick={() => change(build.raise(plan, id))} />
                    <Button icon="close" label={say('web.editor.remove')} onClick={() => change(build.takeAway(plan, id))} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <Button onClick={() => change(build.bare(plan))}>{say('web.editor.bare')}</Button>
        <div role="status" className={styles.check}>
          {against.length === 0 ? (
            <p className={styles.fit}>{say('web.editor.ok')}</p>
          ) : (
            <>
              <p>{say('web.editor.wrong', { n: against.length })}</p>
              <ul>
                {against.map(({ why, rule, figures }) => (
                  <li key={`${why} ${JSON.stringify(figures)}`}>
                    {say(`web.build.${why}`, figures)} <RuleLink rule={rule} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <label className={styles.lift}>
          <input type="checkbox" checked={any} onChange={(event) => change(plan, event.target.checked)} />
          {say('web.editor.any')}
        </label>
        <Share text={text} onRead={(read) => change(opened(read, content))} canRead={(read) => readRealm(read, content).ok} />
      </div>
    </div>
  );
}

/** Ctrl Z, and Ctrl Y or Shift Ctrl Z. */
function stepOf({ key, ctrlKey, metaKey, shiftKey }: globalThis.KeyboardEvent): typeof undone<Built> | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? redone : undone;
  return key === 'y' ? redone : undefined;
}

const ARROWS: { readonly [key: string]: number } = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

interface Keyed {
  readonly key: string;
  readonly look: Look;
}

/** What a key does to the chosen box; arrows follow the page. */
export function keyed(plan: RealmPlan, content: Content, id: string, { key, look }: Keyed): RealmPlan | undefined {
  const page = ARROWS[key];
  if (page !== undefined) {
    const step = STEPS[[0, 1, 2, 3].find((each) => directionOnPage(each, look.turns) === page) ?? 0];
    return step && build.move(plan, content, id, step);
  }
  if (key === 'r') return build.turn(plan, content, id);
  if (key === 't') return build.raise(plan, id);
  return key === 'Delete' || key === 'Backspace' ? build.takeAway(plan, id) : undefined;
}

interface ShareProps {
  readonly text: string;
  readonly onRead: (text: string) => void;
  readonly canRead: (text: string) => boolean;
}

/** The realm as text, and those kept in this browser. */
function Share({ text, onRead, canRead }: ShareProps) {
  const say = useSay();
  const [typed, setTyped] = useState<string | undefined>();
  const [name, setName] = useState('');
  const [kept, setKept] = useState(keptRealms);
  return (
    <div className={styles.share}>
      <label className={styles.field}>
        {say('web.editor.share')}
        <input value={typed ?? text} onChange={(event) => setTyped(event.target.value)} spellCheck={false} />
      </label>
      {typed !== undefined && typed !== text && (
        <Button
          disabled={!canRead(typed)}
          onClick={() => {
            onRead(typed);
            setTyped(undefined);
          }}
        >
          {say('web.editor.read')}
        </Button>
      )}
      <label className={styles.field}>
        {say('web.editor.name')}
        <input value={name} placeholder={say('web.editor.unnamed')} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button icon="save" onClick={() => setKept(keep({ name: name || say('web.editor.unnamed'), text }))}>
        {say('web.editor.save')}
      </Button>
      {kept.length > 0 && <h2>{say('web.editor.saved')}</h2>}
      <ul className={styles.kept}>
        {kept.map((realm) => (
          <li key={realm.name}>
            <Button kind="quiet" onClick={() => onRead(realm.text)} disabled={!canRead(realm.text)}>
              {realm.name}
            </Button>
            <Button
              kind="quiet"
              icon="close"
              label={say('web.editor.forget', { name: realm.name })}
              onClick={() => setKept(forget(realm.name))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
