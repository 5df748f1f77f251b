/** A view as labelled pieces on a sheet of paper: figures in a row, then everything that has parts. */
import { Fragment, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Crest } from '../crest.tsx';
import { useSay } from '../words.tsx';
import { boundsOf, CELL, numbered, type Shape, shapesOf, type TableRow } from './shape.ts';
import { seatName, usePlainTable } from './table.tsx';
import styles from './view.module.css';

export function View() {
  const { parts, words } = usePlainTable();
  const { view, seats, outcome } = parts.state;
  // Once a match is over it is nobody's turn, whatever the state still says.
  const shapes = shapesOf(view, seats.length).filter(({ field }) => !outcome || field !== 'turn');
  const figures = shapes.filter((shape) => shape.kind === 'figure');
  const sentences = figures.flatMap((shape) => {
    const told = words.sentence(shape.field, shape.value);
    return told === undefined ? [] : [{ path: shape.path, told }];
  });
  // What has a sentence of its own needs no label; what is not there needs neither.
  const labelled = figures.filter(
    ({ path, value }) => value !== null && value !== undefined && !sentences.some((each) => each.path === path),
  );
  const others = shapes.filter((shape) => shape.kind !== 'figure');
  // The board is what one looks at first.
  const [boards, rest] = [others.filter(isBoard), others.filter((shape) => !isBoard(shape))];
  return (
    <>
      {sentences.map(({ path, told }) => (
        <p key={path} className={styles.sentence}>
          <Marked path={path}>{told}</Marked>
        </p>
      ))}
      {boards.map((shape) => (
        <Part key={shape.path} shape={shape} />
      ))}
      {labelled.length > 0 && (
        <dl className={styles.figures}>
          {labelled.map(({ path, field, value }) => (
            <div key={path}>
              <dt>{words.label(field)}</dt>
              <dd>
                <Marked path={path}>{words.value(value, field)}</Marked>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rest.map((shape) => (
        <Part key={shape.path} shape={shape} />
      ))}
    </>
  );
}

const isBoard = ({ kind }: Shape): boolean => kind === 'grid' || kind === 'cells';

/** Glows when it is not what it was. */
function Marked({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { changed } = usePlainTable();
  const isNew = [...changed].some((each) => each === path || each.startsWith(`${path}.`) || path.startsWith(`${each}.`));
  return <span className={classes(isNew && styles.changed)}>{children}</span>;
}

function Part({ shape }: { readonly shape: Shape }) {
  const { words } = usePlainTable();
  return (
    <section className={styles.part} aria-label={words.label(shape.field)}>
      <h3>
        <Marked path={shape.path}>{words.label(shape.field)}</Marked>
      </h3>
      <Body shape={shape} />
    </section>
  );
}

function Body({ shape }: { readonly shape: Shape }) {
  const { words } = usePlainTable();
  const say = useSay();
  const none = <p className={styles.none}>{say('web.sheet.none')}</p>;
  switch (shape.kind) {
    case 'figure':
      return <p>{words.value(shape.value, shape.field)}</p>;
    case 'labels':
      return shape.items.length === 0 ? none : <Labels items={shape.items.map((item) => words.value(item, shape.field))} />;
    case 'pairs':
      return shape.pairs.length === 0 ? (
        none
      ) : (
        <Labels items={shape.pairs.map(([name, value]) => [words.label(name), words.value(value, name)])} />
      );
    case 'table':
      return <Rows columns={shape.columns} rows={shape.rows} />;
    case 'grid':
      return <Grid rows={shape.rows.map((row) => row.map((value) => words.value(value, shape.field)))} />;
    case 'cells':
      return <Cells pieces={shape.pieces} />;
    case 'group':
      return (
        <div className={styles.group}>
          {shape.parts.map((part) => (
            <Part key={part.path} shape={part} />
          ))}
        </div>
      );
  }
}

/** Pieces and cards: each a label of its own, with what is said of it. */
const Labels = ({ items }: { readonly items: readonly (string | readonly [name: string, value: string])[] }) => (
  <ul className={styles.labels}>
    {numbered(items).map(({ place, item }) => (
      <li key={place}>
        {typeof item === 'string' ? (
          item
        ) : (
          <>
            {item[0]} <b>{item[1]}</b>
          </>
        )}
      </li>
    ))}
  </ul>
);

function Rows({ columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly TableRow[] }) {
  const { words } = usePlainTable();
  const isHeaded = rows.some(({ head }) => head !== undefined);
  return (
    <div className={styles.rows}>
      <table>
        <thead>
          <tr>
            {isHeaded && <td />}
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ place, item: { head, values } }) => (
            <tr key={place}>
              {isHeaded && (
                <th scope="row">
                  <Head head={head} />
                </th>
              )}
              {columns.map((column) => (
                <td key={column}>{column in values ? words.value(values[column], column) : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ head }: Pick<TableRow, 'head'>) {
  const { parts, words } = usePlainTable();
  const say = useSay();
  if (typeof head !== 'number') return words.label(head ?? '');
  return (
    <span className={styles.seat}>
      <Crest seat={head} size={20} /> {seatName(parts.state, head, say)}
    </span>
  );
}

function Grid({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <div className={styles.rows}>
      <table className={styles.grid}>
        <tbody>
          {numbered(rows).map(({ place: y, item: row }) => (
            <tr key={y}>
              {numbered(row).map(({ place: x, item: value }) => (
                <td key={x}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Pieces that stand on cells with names: letters across, numbers up. */
function Cells({ pieces }: { readonly pieces: readonly (readonly [piece: string, cell: string])[] }) {
  const { words, question } = usePlainTable();
  const spoken = (question?.options ?? []).flatMap(({ key }) => key.split(' ').filter((word) => CELL.test(word)));
  const { letters, numbers } = boundsOf([...pieces.map(([, cell]) => cell), ...spoken]);
  const at = (cell: string): readonly string[] =>
    pieces.filter(([, place]) => place === cell).map(([piece]) => words.label(piece));
  return (
    <div className={styles.rows}>
      <table className={classes(styles.grid, styles.cells)}>
        <thead>
          <tr>
            <td />
            {letters.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.toReversed().map((number) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {letters.map((letter) => (
                <td key={letter} data-taken={at(`${letter}${number}`).length > 0 || undefined}>
                  {at(`${letter}${number}`).map((piece) => (
                    <Fragment key={piece}>
                      <span>{piece}</span>{' '}
                    </Fragment>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
