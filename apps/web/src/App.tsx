/** The page: one place at a time, each loaded when it is first wanted. */
import { useSay } from '@taverne/ui';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './app.module.css';
import { Broken } from './Broken.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { TableHere, TableServer } from './pages/tables.ts';
import { followLinks, type Place, usePlace } from './router.ts';
import { shownTheme, useSettings } from './settings.ts';
import { setTitle } from './title.ts';
import { ShellWords, useLanguage } from './words.tsx';

const ReplayPage = lazy(() => import('./pages/ReplayPage.tsx'));
const JoinPage = lazy(() => import('./pages/JoinPage.tsx'));
const RulesPage = lazy(() => import('./pages/RulesPage.tsx'));
const RulesShelf = lazy(() => import('./pages/RulesShelf.tsx'));
const LearnPage = lazy(() => import('./pages/LearnPage.tsx'));
const OwnPage = lazy(() => import('./pages/OwnPage.tsx'));
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx'));
const PeoplePages = lazy(() => import('./people/PeoplePages.tsx'));
const CupPages = lazy(() => import('./cups/CupPages.tsx'));
const HousePage = lazy(() => import('./house/HousePage.tsx'));
/** What the house tells can wait until the first screen is there. */
const Banner = lazy(async () => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  return import('./house/Banner.tsx');
});
const ImportPage = lazy(() => import('./pages/ImportPage.tsx'));
const CreditsPage = lazy(() => import('./pages/CreditsPage.tsx'));
const NowherePage = lazy(() => import('./pages/NowherePage.tsx'));

function PageOf({ place }: { readonly place: Place }) {
  switch (place.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return place.where === 'here' ? <TableHere match={place.match} /> : <TableServer match={place.match} />;
    case 'replay':
      return <ReplayPage where={place.where} match={place.match} at={place.at} />;
    case 'join':
      return <JoinPage match={place.match} token={place.token} />;
    case 'rules':
      return place.game === undefined ? <RulesShelf /> : <RulesPage game={place.game} rule={place.rule} />;
    case 'learn':
      return <LearnPage game={place.game} />;
    case 'own':
      return <OwnPage game={place.game} path={place.path} given={place.given} />;
    case 'settings':
      return <SettingsPage />;
    case 'you':
    case 'friends':
    case 'seek':
    case 'person':
    case 'best':
      return <PeoplePages place={place} />;
    case 'cups':
      return <CupPages cup={place.cup} />;
    case 'house':
      return <HousePage />;
    case 'import':
      return <ImportPage />;
    case 'credits':
      return <CreditsPage />;
    case 'nowhere':
      return <NowherePage />;
  }
}

/** The light and the language of this device, on the document itself. */
function useDocument(): void {
  const theme = useSettings((settings) => settings.theme);
  const motion = useSettings((settings) => settings.motion);
  const language = useLanguage();
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = (): void => {
      document.documentElement.dataset.theme = shownTheme(theme);
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset.motion = motion;
  }, [motion]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}

/** Links of boards and rules, too, lead through the page without a reload. */
const useSoftLinks = (): void => useEffect(followLinks, []);

function Content() {
  const say = useSay();
  const place = usePlace();
  const main = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const where = JSON.stringify({ ...place, rule: undefined, at: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place takes the focus, whatever else changes
  useEffect(() => {
    if (!first.current) main.current?.focus();
    first.current = false;
  }, [where]);
  // In a layout effect, so that a page's own title comes after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place has a title of its own or this one
  useLayoutEffect(() => {
    setTitle(say('app.title'));
  }, [where, say]);
  return (
    <>
      <a className={styles.skip} href="#content">
        {say('app.skip')}
      </a>
      <Broken where={where} isAside>
        <Suspense>
          <Banner />
        </Suspense>
      </Broken>
      <div id="content" className={styles.content} ref={main} tabIndex={-1}>
        <Broken where={where}>
          <Suspense fallback={<p className={styles.loading}>{say('app.loading')}</p>}>
            <PageOf place={place} />
          </Suspense>
        </Broken>
      </div>
      <UpdateNotice />
    </>
  );
}

export function App() {
  useDocument();
  useSoftLinks();
  return (
    <ShellWords>
      <Content />
    </ShellWords>
  );
}
