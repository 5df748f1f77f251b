/**
 * What the pointer or the focus is on, and what it would bring about. It changes with every cell the pointer crosses, so it
 * stands apart from the rest of the table: only what shows a forecast is drawn anew.
 */
import type { GameTypes, Preview, Question } from '@taverne/engine';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { isInHand, type Way } from '../board/picking.ts';
import { usePreview } from '../board/use-preview.ts';
import type { TableParts } from '../kit.ts';

/** Never changes: whoever only points is not drawn anew when somebody does. */
export interface Pointing<Spot extends string> {
  readonly pointAt: (spot: Spot | undefined) => void;
  /** At a button: the way it stands for. */
  readonly pointAtWay: (key: string | undefined) => void;
}

export interface Forecast<G extends GameTypes, W> {
  /** The way whose outcome is shown: the one under the pointer, or the first of a choice. */
  readonly focus: W | undefined;
  readonly preview: Preview<G> | undefined;
}

interface PointedTable<G extends GameTypes, Spot extends string, W extends Way<Spot>> {
  readonly parts: Pick<TableParts<G>, 'door'>;
  readonly question: Question<G> | undefined;
  readonly ways: readonly W[];
  readonly picks: readonly Spot[];
  readonly next: ReadonlyMap<Spot, readonly W[]>;
}

const ignore = (): void => {};

export function makePointer<G extends GameTypes, Spot extends string, W extends Way<Spot>>() {
  interface Pointed {
    readonly spot: Spot | undefined;
    readonly key: string | undefined;
  }
  const nowhere: Pointed = { spot: undefined, key: undefined };
  const PointedContext = createContext<Pointed>(nowhere);
  const PointingContext = createContext<Pointing<Spot>>({ pointAt: ignore, pointAtWay: ignore });
  const ForecastContext = createContext<Forecast<G, W>>({ focus: undefined, preview: undefined });

  function PointingAround({ children }: { readonly children: ReactNode }) {
    const [pointed, setPointed] = useState(nowhere);
    const pointing = useMemo<Pointing<Spot>>(
      () => ({
        // Whoever goes on to the board looks there, and no longer at what a button or a hint has pointed at.
        pointAt: (spot) =>
          setPointed((now) => (now.spot === spot ? now : { spot, key: spot === undefined ? now.key : undefined })),
        pointAtWay: (key) => setPointed((now) => ({ ...now, key })),
      }),
      [],
    );
    return (
      <PointingContext value={pointing}>
        <PointedContext value={pointed}>{children}</PointedContext>
      </PointingContext>
    );
  }

  interface ForecastingProps {
    readonly table: PointedTable<G, Spot, W>;
    /** What is meant by pointing there: whoever stands where one may go stands for the place. */
    readonly meant: (spot: Spot) => Spot;
    /** What is shown while the pointer is nowhere. */
    readonly resting: W | undefined;
    readonly children: ReactNode;
  }

  function Forecasting({ table, meant, resting, children }: ForecastingProps) {
    const { spot, key } = use(PointedContext);
    const { parts, question, ways, picks, next } = table;
    const under = spot === undefined ? undefined : next.get(meant(spot))?.find(({ path }) => path.length === picks.length + 1);
    const focus = ways.find((way) => way.key === key && isInHand(way, picks)) ?? under ?? resting;
    const preview = usePreview(question, focus?.key, parts.door);
    const forecast = useMemo(() => ({ focus, preview }), [focus, preview]);
    return <ForecastContext value={forecast}>{children}</ForecastContext>;
  }

  return {
    Pointing: PointingAround,
    Forecasting,
    usePointing: (): Pointing<Spot> => use(PointingContext),
    useForecast: (): Forecast<G, W> => use(ForecastContext),
  };
}
