// The frame around every screen: which one is shown, the page's language and title, errors, overlays.

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { afterPart } from './components/after-part.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { laterPart } from './components/later-part.ts';
import { Overlays } from './components/overlays.tsx';
import { Waiting } from './components/waiting.tsx';
import { useTexts } from './language/texts.ts';
import { addressOf, type Route, useRoute } from './router.ts';
import { Home } from './screens/home/home.tsx';
import { Lost } from './screens/lost.tsx';
import { useSettings } from './state/settings.ts';

const NewGame = laterPart(() => import('./screens/new-game/new-game.tsx').then((m) => m.NewGame));
const Heroes = laterPart(() => import('./screens/heroes/heroes.tsx').then((m) => m.Heroes));
const HeroPage = laterPart(() => import('./screens/hero/hero-page.tsx').then((m) => m.HeroPage));
const About = laterPart(() => import('./screens/about/about.tsx').then((m) => m.About));
const RulesScreen = laterPart(() => import('./screens/rules/rules.tsx').then((m) => m.RulesScreen));
const Learn = laterPart(() => import('./screens/learn/learn.tsx').then((m) => m.Learn));
/** With its words. */
const loadOnline = async () => {
  const online = await import('./screens/online/index.ts');
  await online.loadWords();
  return online;
};
const Lobby = laterPart(() => loadOnline().then((m) => m.Lobby));
const Invite = laterPart(() => loadOnline().then((m) => m.Invite));
const TableScreen = laterPart(() => loadOnline().then((m) => m.TableScreen));
const MoveHere = laterPart(() => loadOnline().then((m) => m.MoveHere));
const Watch = afterPart(() => import('./screens/theatre/watch.tsx').then((m) => m.Watch));
const Review = afterPart(async () => {
  const review = await import('./screens/review/index.ts');
  await review.loadWords();
  return review.Review;
});
const Chronicle = afterPart(() => import('./screens/chronicle/chronicle.tsx').then((m) => m.Chronicle));
const PuzzleScreen = afterPart(() => import('./screens/puzzle/puzzle.tsx').then((m) => m.PuzzleScreen));
const Wall = afterPart(() => import('./screens/wall/wall.tsx').then((m) => m.Wall));
const GameScreen = lazy(() => import('./screens/game/game.tsx').then((m) => ({ default: m.GameScreen })));

interface ScreenProps {
  route: Exclude<Route, { screen: 'rules' }>;
  isCovered: boolean;
}

const Screen = ({ route, isCovered }: ScreenProps) => {
  switch (route.screen) {
    case 'home':
      return <Home />;
    case 'new-game':
      return <NewGame hero={route.hero} />;
    case 'heroes':
      return <Heroes />;
    case 'hero':
      return <HeroPage key={route.hero} id={route.hero} />;
    case 'about':
      return <About />;
    case 'learn':
      return <Learn lesson={route.lesson} />;
    case 'game':
      return <GameScreen key={route.id} id={route.id} isCovered={isCovered} />;
    case 'lobby':
      return <Lobby />;
    case 'invite':
      return <Invite />;
    case 'table':
      return <TableScreen key={route.id} id={route.id} isCovered={isCovered} />;
    case 'move':
      return <MoveHere token={route.token} table={route.table} />;
    case 'watch':
      return <Watch key={route.code} code={route.code} at={route.at} takesOver={route.takesOver} />;
    case 'review':
      return <Review key={route.code} code={route.code} seat={route.seat} />;
    case 'chronicle':
      return <Chronicle />;
    case 'wall':
      return <Wall />;
    case 'puzzle':
      return <PuzzleScreen key={addressOf(route)} id={route.id} isShown={route.show === true} />;
    case 'lost':
      return <Lost />;
  }
};

export const App = () => {
  const route = useRoute();
  const game = useGameBelow(route);
  const rules = route.screen === 'rules' ? route : null;
  const screen = route.screen === 'rules' ? game : route;
  useDocumentSettings();
  useDrops();
  useStartOfPage(rules === null ? addressOf(route) : addressOf({ screen: 'rules' }));
  return (
    <ErrorBoundary>
      <SkipLink />
      {rules !== null && (
        <ErrorBoundary>
          <Suspense fallback={<Waiting />}>
            <RulesScreen at={rules.at} isShown={rules.show === true} game={game} />
          </Suspense>
        </ErrorBoundary>
      )}
      {screen !== null && (
        <ErrorBoundary key={addressOf(screen)}>
          <Suspense fallback={<Waiting />}>
            <Screen route={screen} isCovered={rules !== null} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Suspense>
        <Overlays />
      </Suspense>
    </ErrorBoundary>
  );
};

type GameRoute = Extract<Route, { screen: 'game' | 'table' }>;

/** The game from which one has opened the rules; it stays under them. */
const useGameBelow = (route: Route): GameRoute | null => {
  const [game, setGame] = useState<GameRoute | null>(null);
  const isGame = route.screen === 'game' || route.screen === 'table';
  const now = isGame ? route : route.screen === 'rules' ? game : null;
  if (now?.id !== game?.id) setGame(now);
  return now;
};

const SkipLink = () => {
  const t = useTexts();
  return (
    <button
      type="button"
      className="skip"
      onClick={() => document.querySelector<HTMLElement>('main')?.focus()}
    >
      {t.app.skip}
    </button>
  );
};

const useDocumentSettings = (): void => {
  const language = useSettings((s) => s.language);
  const motion = useSettings((s) => s.motion);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.motion = motion;
  }, [language, motion]);
};

/** Records of games can be dropped on some screens. */
const useDrops = (): void => {
  useEffect(() => {
    const take = (): void => void import('./components/drops.ts').then((m) => m.takeDrops());
    window.addEventListener('dragenter', take, { once: true });
    return () => window.removeEventListener('dragenter', take);
  }, []);
};

/** A new screen begins at its top, one that one comes back to where one left it; whoever cannot see it is told by the focus. */
const useStartOfPage = (address: string): void => {
  const before = useRef(address);
  const left = useRef(new Map<string, number>());
  useEffect(() => {
    const leave = (): void => void left.current.set(before.current, window.scrollY);
    // Before anything is drawn for the new address.
    window.addEventListener('hashchange', leave, true);
    return () => window.removeEventListener('hashchange', leave, true);
  }, []);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    window.scrollTo(0, (/^#\/(game|t)\//.test(address) && left.current.get(address)) || 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [address]);
};
