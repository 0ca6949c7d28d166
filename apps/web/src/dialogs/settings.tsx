// Settings that hold for all games.

import { Choice } from '../components/choice.tsx';
import { Dialog } from '../components/dialog.tsx';
import { LanguageChoice } from '../components/topbar.tsx';
import { useTexts } from '../language/texts.ts';
import { addressOf } from '../router.ts';
import { closeOverlay } from '../state/overlay.ts';
import { changeSettings, MOTIONS, PACES, useSettings } from '../state/settings.ts';
import './settings.css';

export const SettingsDialog = () => {
  const t = useTexts();
  const { sound, motion, pace } = useSettings();
  return (
    <Dialog title={t.settings.title} onClose={closeOverlay}>
      <div className="setting">
        <h3>{t.settings.language}</h3>
        <LanguageChoice />
      </div>
      <div className="setting">
        <h3>{t.settings.sound}</h3>
        <Choice
          label={t.settings.sound}
          value={sound ? 'on' : 'off'}
          options={(['on', 'off'] as const).map((value) => ({ value, content: t.settings[value] }))}
          onChoose={(value) => changeSettings({ sound: value === 'on' })}
        />
      </div>
      <div className="setting">
        <h3>{t.settings.pace.title}</h3>
        <p>{t.settings.pace.text}</p>
        <Choice
          label={t.settings.pace.title}
          value={pace}
          options={PACES.map((value) => ({ value, content: t.settings.pace[value] }))}
          onChoose={(value) => changeSettings({ pace: value })}
        />
      </div>
      <div className="setting">
        <h3>{t.settings.motion.title}</h3>
        <p>{t.settings.motion.text}</p>
        <Choice
          label={t.settings.motion.title}
          value={motion}
          options={MOTIONS.map((value) => ({ value, content: t.settings.motion[value] }))}
          onChoose={(value) => changeSettings({ motion: value })}
        />
      </div>
      <p>
        <a className="link" href={addressOf({ screen: 'about' })} onClick={closeOverlay}>
          {t.about.title}
        </a>
      </p>
    </Dialog>
  );
};
