// Something failed that should not have: say what, and offer a way back. Games are saved after every choice, so nothing is lost.

import { Component, type ReactNode } from 'react';
import { useTexts } from '../language/texts.ts';
import { go } from '../router.ts';
import { Speech } from './speech.tsx';

interface State {
  error: Error | null;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Failed error={error} onRetry={() => this.setState({ error: null })} />;
  }
}

/** Browsers differ in how they say that a script could not be had. */
const isNotLoaded = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module|load failed|failed to fetch/i.test(message);

/** A part that could not be had is asked for anew by a page that is anew, as soon as there is one to be had. */
const reloadIfThere = async (): Promise<void> => {
  const isThere = await fetch(location.pathname, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
};

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const t = useTexts();
  // Without a network, or while the server is away, what cannot be loaded is what failed.
  const isOffline = isNotLoaded(error);
  return (
    <main className="plain" role="alert">
      <h1 className="arms-name">{isOffline ? t.failure.offlineTitle : t.failure.title}</h1>
      <p>{isOffline ? t.failure.offline : t.failure.text}</p>
      <Speech by="king">{isOffline ? t.story.wrong.offline : t.story.wrong.failure}</Speech>
      <div className="plain__acts">
        <button
          type="button"
          className="btn btn--gold"
          onClick={isOffline ? () => void reloadIfThere() : onRetry}
        >
          {t.failure.retry}
        </button>
        {!isOffline && (
          <button type="button" className="btn btn--ghost" onClick={() => window.location.reload()}>
            {t.failure.reload}
          </button>
        )}
        <button
          type="button"
          className="btn btn--ghost"
          onClick={() => {
            go({ screen: 'home' });
            onRetry();
          }}
        >
          {t.nav.home}
        </button>
      </div>
      <details>
        <summary>{t.failure.details}</summary>
        <pre>{`${error.name}: ${error.message}\n\n${error.stack ?? ''}`}</pre>
      </details>
    </main>
  );
};
