// An address that leads nowhere.

import { Page } from '../components/page.tsx';
import { Speech } from '../components/speech.tsx';
import { useTexts } from '../language/texts.ts';
import { addressOf } from '../router.ts';

export const Lost = () => {
  const t = useTexts();
  return (
    <Page title={t.lost.title} className="plain">
      <h1 className="arms-name">{t.lost.title}</h1>
      <p>{t.lost.text}</p>
      <Speech by="king">{t.games.king.lost}</Speech>
      <a className="btn btn--gold" href={addressOf({ screen: 'home' })}>
        {t.nav.home}
      </a>
    </Page>
  );
};
