/** The rules of a game, numbered, searchable, and one link each. */
import { findGame } from '@taverne/games';
import { useSay } from '@taverne/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from '../Link.tsx';
import { Drawing } from '../rules/Drawing.tsx';
import { type Block, blocksOf, plain, type Span } from '../rules/markdown.ts';
import { GameWords, useLanguage } from '../words.tsx';
import NowherePage from './NowherePage.tsx';
import styles from './rules.module.css';
import { Sheet } from './Sheet.tsx';

const ID = /\b([A-Z]{2,4}(?:-[A-Z]+)+-\d+)\b/;

/** Text in which the numbers of other rules are links. */
function Words({ spans, game }: { readonly spans: readonly Span[]; readonly game: string }) {
  let place = 0;
  return spans.map(({ kind, text }) => {
    const key = place++;
    if (kind === 'code') return ID.test(text) ? <RuleLink key={key} game={game} rule={text} /> : <code key={key}>{text}</code>;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'em') return <em key={key}>{text}</em>;
    return text.split(ID).map((part, i) => {
      const inner = `${key}.${i}`;
      return i % 2 ? <RuleLink key={inner} game={game} rule={part} /> : <span key={inner}>{part}</span>;
    });
  });
}

const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }) => (
  <Link to={`/rules/${game}/${rule}`} className={styles.id}>
    {rule}
  </Link>
);

function BlockOf({ block, game, marked }: { readonly block: Block; readonly game: string; readonly marked: boolean }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level <= 2 ? 'h2' : 'h3';
      return <Heading id={slugOf(block.spans)}>{plain(block.spans)}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <Words spans={block.spans} game={game} />
        </p>
      );
    case 'item':
      return (
        <p id={block.rule} className={styles.rule} data-marked={marked || undefined}>
          {block.rule && <RuleLink game={game} rule={block.rule} />}
          <span>
            <Words spans={block.spans} game={game} />
          </span>
        </p>
      );
    case 'drawing':
      return <Drawing game={game} text={block.text} />;
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        <div className={styles.wide} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={plain(cell)}>
                    <Words spans={cell} game={game} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.map(plain).join()}>
                  {row.map((cell, i) => (
                    <td key={`${block.head[i] ? plain(block.head[i]) : i}`}>
                      <Words spans={cell} game={game} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** Lower case and without accents, so that everybody finds everything. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const slugOf = (spans: readonly Span[]): string => folded(plain(spans)).replace(/[^a-z0-9]+/g, '-');

/** The chapters of the book, each a jump away. */
function Chapters({ blocks }: { readonly blocks: readonly Block[] }) {
  const say = useSay();
  const chapters = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.spans] : []));
  return (
    <nav aria-label={say('rules.chapters')} className={styles.chapters}>
      {chapters.map((spans) => (
        <a key={slugOf(spans)} href={`#${slugOf(spans)}`}>
          {plain(spans)}
        </a>
      ))}
    </nav>
  );
}

function Book({ game, rule }: { readonly game: string; readonly rule: string | undefined }) {
  const say = useSay();
  const language = useLanguage();
  const search = useId();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    const address = findGame(game)?.rules?.(language);
    if (address)
      void fetch(address)
        .then((reply) => reply.text())
        .then((page) => current && setText(page));
    return () => {
      current = false;
    };
  }, [game, language]);
  const blocks = useMemo(() => blocksOf(text).slice(1), [text]);
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? blocks : blocks.filter((block) => block.kind === 'item' && fits(block, words));
  useEffect(() => {
    if (rule && blocks.length > 0)
      book.current?.querySelector(`[id="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule, blocks]);
  return (
    <Sheet title={say('rules.title', { game: say('game.name') })}>
      <div className={styles.search}>
        <label htmlFor={search}>{say('rules.search')}</label>
        <input id={search} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        <span role="status">
          {words.length > 0 && (found.length > 0 ? say('rules.found', { n: found.length }) : say('rules.none'))}
        </span>
      </div>
      {words.length === 0 && <Chapters blocks={blocks} />}
      <div ref={book} className={styles.book}>
        {found.map((block, i) => {
          const key = block.kind === 'item' && block.rule ? block.rule : `${i} ${block.kind}`;
          return <BlockOf key={key} block={block} game={game} marked={block.kind === 'item' && block.rule === rule} />;
        })}
      </div>
    </Sheet>
  );
}

const fits = (block: Extract<Block, { kind: 'item' }>, words: readonly string[]): boolean => {
  const text = folded(`${block.rule ?? ''} ${plain(block.spans)}`);
  return words.every((word) => text.includes(word));
};

/** A game may be played before its rules are written down for people. */
function NoBook() {
  const say = useSay();
  return (
    <Sheet title={say('rules.title', { game: say('game.name') })}>
      <p>{say('rules.missing')}</p>
    </Sheet>
  );
}

export default function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | undefined }) {
  const entry = findGame(game);
  if (!entry) return <NowherePage />;
  return <GameWords game={game}>{entry.rules ? <Book game={game} rule={rule} /> : <NoBook />}</GameWords>;
}
