// What this is, who made the parts, and whose names they are.

import { Ground } from '../../components/glass.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useTexts } from '../../language/texts.ts';
import './about.css';

const ICONS = 'https://game-icons.net';
const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';
const OFL = 'https://openfontlicense.org/';

const Outside = ({ to, children }: { to: string; children: string }) => (
  <a className="link" href={to} target="_blank" rel="noreferrer" translate="no">
    {children}
  </a>
);

export const About = () => {
  const t = useTexts();
  return (
    <Page title={t.nav.about} className="about">
      <Ground x={720} y={300} />
      <Topbar title={t.nav.about} back={{ to: { screen: 'home' }, label: t.nav.home }} />
      <div className="about__text">
        <section>
          <h2>{t.about.whatTitle}</h2>
          <p>{t.about.what}</p>
        </section>
        <section>
          <h2>{t.about.unofficialTitle}</h2>
          <p>{t.about.unofficial}</p>
          <p>{t.about.designers}</p>
          <p>{t.about.facts}</p>
        </section>
        <section>
          <h2>{t.about.creditsTitle}</h2>
          <ul>
            <li>
              {t.about.icons} <Outside to={ICONS}>game-icons.net</Outside> (
              <Outside to={CC_BY}>CC BY 3.0</Outside>)
            </li>
            <li>
              {t.about.fonts} <span translate="no">Grenze, Grenze Gotisch, Alegreya Sans</span> (
              <Outside to={OFL}>SIL OFL 1.1</Outside>)
            </li>
            <li>
              {t.about.software} <span translate="no">React, three.js, zustand (MIT)</span>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t.about.licenceTitle}</h2>
          <p>{t.about.licence}</p>
        </section>
        <section>
          <h2>{t.about.privacyTitle}</h2>
          <p>{t.about.privacy}</p>
        </section>
      </div>
    </Page>
  );
};
