// The frame around every screen: which one is shown, the page's language and title, errors, overlays.

import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { Overlays } from './components/overlays.tsx';
import { Waiting } from './components/waiting.tsx';
import { useTexts } from './language/texts.ts';
import { addressOf, type Route, useRoute } from './router.ts';
import { Home } from './screens/home/home.tsx';
import { Lost } from './screens/lost.tsx';
import { useSettings } from './state/settings.ts';

const NewGame = lazy(() => import('./screens/new-game/new-game.tsx').then((m) => ({ default: m.NewGame })));
const Heroes = lazy(() => import('./screens/heroes/heroes.tsx').then((m) => ({ default: m.Heroes })));
const HeroPage = lazy(() => import('./screens/hero/hero-page.tsx').then((m) => ({ default: m.HeroPage })));
const About = lazy(() => import('./screens/about/about.tsx').then((m) => ({ default: m.About })));
const GameScreen = lazy(() => import('./screens/game/game.tsx').then((m) => ({ default: m.GameScreen })));

const Screen = ({ route }: { route: Route }) => {
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
    case 'game':
      return <GameScreen key={route.id} id={route.id} />;
    case 'lost':
      return <Lost />;
  }
};

export const App = () => {
  const route = useRoute();
  const address = addressOf(route);
  useDocumentSettings();
  useStartOfPage(address);
  return (
    <ErrorBoundary key={address}>
      <SkipLink />
      <Suspense fallback={<Waiting />}>
        <Screen route={route} />
      </Suspense>
      <Suspense>
        <Overlays />
      </Suspense>
    </ErrorBoundary>
  );
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

/** A new screen begins at its top, and whoever cannot see it is told by the focus. */
const useStartOfPage = (address: string): void => {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [address]);
};
