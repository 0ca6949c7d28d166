// Settings that hold for all games.

import { ASK_WHEN, NO_WISHES } from '@mad-king/orders/ask-when';
import type { ReactNode } from 'react';
import { Choice } from '../components/choice.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { LanguageChoice } from '../components/topbar.tsx';
import { useTexts } from '../language/texts.ts';
import { addressOf } from '../router.ts';
import { play } from '../sound.ts';
import { closeOverlay, openOverlay } from '../state/overlay.ts';
import { changeSettings, MOTIONS, PACES, useSettings, VOLUMES } from '../state/settings.ts';
import './settings.css';

export const SettingsDialog = () => {
  const t = useTexts();
  const { sound, volume, motion, pace, askWhen, wishes, goesOn, advice, dice3d } = useSettings();
  const s = t.settings;
  return (
    <Dialog title={t.nav.settings} onClose={closeOverlay}>
      <Setting title={t.nav.language}>
        <LanguageChoice />
      </Setting>
      <Setting title={t.nav.sound}>
        <Choice
          label={t.nav.sound}
          value={sound ? volume : 'off'}
          options={(['off', ...VOLUMES] as const).map((value) => ({
            value,
            content: value === 'off' ? s.off : s.volume[value],
          }))}
          onChoose={(value) => {
            changeSettings(value === 'off' ? { sound: false } : { sound: true, volume: value });
            play('coin', 2);
          }}
        />
      </Setting>
      <Setting title={t.pace.title} text={s.pace.text}>
        <Choice
          label={t.pace.title}
          value={pace}
          options={PACES.map((value) => ({ value, content: t.pace[value] }))}
          onChoose={(value) => changeSettings({ pace: value })}
        />
      </Setting>
      <Setting title={s.ask.title} text={`${s.ask.text} ${t.helps.ask[askWhen]}`} isLong>
        <Choice
          label={s.ask.title}
          value={askWhen}
          options={ASK_WHEN.map((value) => ({ value, content: t.play.ask[value] }))}
          onChoose={(value) => changeSettings({ askWhen: value })}
        />
      </Setting>
      <Setting title={s.wishes.title} text={s.wishes.text(Object.keys(wishes).length)}>
        <button
          type="button"
          className="btn btn--line btn--small"
          disabled={Object.keys(wishes).length === 0}
          onClick={() => changeSettings({ wishes: NO_WISHES })}
        >
          {s.wishes.forget}
        </button>
      </Setting>
      <Setting title={s.goesOn.title} text={s.goesOn.text}>
        <Switch
          label={s.goesOn.title}
          isOn={goesOn}
          words={[s.yes, s.no]}
          onChange={(on) => changeSettings({ goesOn: on })}
        />
      </Setting>
      <Setting title={s.advice.title} text={s.advice.text}>
        <Switch
          label={s.advice.title}
          isOn={advice}
          words={[s.yes, s.no]}
          onChange={(on) => changeSettings({ advice: on })}
        />
      </Setting>
      <Setting title={s.dice.title} text={s.dice.text}>
        <Switch
          label={s.dice.title}
          isOn={dice3d}
          words={[s.yes, s.no]}
          onChange={(on) => changeSettings({ dice3d: on })}
        />
      </Setting>
      <Setting title={s.motion.title} text={s.motion.text}>
        <Choice
          label={s.motion.title}
          value={motion}
          options={MOTIONS.map((value) => ({ value, content: s.motion[value] }))}
          onChoose={(value) => changeSettings({ motion: value })}
        />
      </Setting>
      <p className="settings__foot">
        <button type="button" className="link" onClick={() => openOverlay({ kind: 'keys' })}>
          <Icon name="keys" /> {s.keys.button}
        </button>
        <a className="link" href={addressOf({ screen: 'about' })} onClick={closeOverlay}>
          {t.nav.about}
        </a>
      </p>
    </Dialog>
  );
};

interface SettingProps {
  title: string;
  text?: string;
  /** The choice stands below the text, over the whole width. */
  isLong?: boolean;
  children: ReactNode;
}

const Setting = ({ title, text, isLong = false, children }: SettingProps) => (
  <div className={`setting ${isLong ? 'setting--long' : ''}`}>
    <h3>{title}</h3>
    {text !== undefined && <p>{text}</p>}
    {children}
  </div>
);

interface SwitchProps {
  label: string;
  isOn: boolean;
  words: readonly [on: string, off: string];
  onChange: (isOn: boolean) => void;
}

const Switch = ({ label, isOn, words: [on, off], onChange }: SwitchProps) => (
  <Choice
    label={label}
    value={isOn ? 'on' : 'off'}
    options={[
      { value: 'on', content: on },
      { value: 'off', content: off },
    ]}
    onChoose={(value) => onChange(value === 'on')}
  />
);
