// Options of a game (RULES, Editions): what each is about, and what it is set to.

import { OPTIONS, readOptions } from '@mad-king/engine';
import type { Mode } from '@mad-king/language';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import type { GameOptions } from '../../state/line-up.ts';
import '../../dialogs/settings.css';

type OptionId = Exclude<keyof GameOptions, 'edition'>;

const OPTION_IDS = Object.keys(OPTIONS) as OptionId[];

interface GameOptionsProps {
  mode: Mode;
  options: GameOptions;
  onChange: (options: GameOptions) => void;
  onClose: () => void;
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export const GameOptionsDialog = ({ mode, options, onChange, onClose }: GameOptionsProps) => {
  const t = useTexts();
  const { words } = useSpeaker().voice.m;
  const now = readOptions(options);
  const edition = options.edition ?? 'marvel';
  const set = (change: Partial<GameOptions>): void => {
    const next = { ...options, ...change };
    // What equals the preset needs no mention.
    const preset = readOptions({ edition: next.edition });
    for (const id of OPTION_IDS) if (next[id] === undefined || next[id] === preset[id]) delete next[id];
    if (next.edition === 'marvel') delete next.edition;
    onChange(next);
  };
  return (
    <Dialog title={t.newGame.options.title} onClose={onClose}>
      <p className="soft">{t.newGame.options.intro}</p>
      <div className="setting">
        <h3>{t.newGame.options.edition}</h3>
        <p>{t.newGame.options.editionHelp}</p>
        <Choice
          label={t.newGame.options.edition}
          value={edition}
          options={(['marvel', 'v2.2'] as const).map((value) => ({
            value,
            content: t.newGame.options.editions[value],
          }))}
          onChoose={(value) => set({ edition: value, priority: undefined, timing: undefined })}
        />
      </div>
      {OPTION_IDS.filter((id) => id !== 'health' || mode === 'duel').map((id) => (
        <div key={id} className="setting">
          <h3>{capital(words.option[id])}</h3>
          <p>{t.newGame.options.help[id]}</p>
          <Choice
            label={words.option[id]}
            value={String(now[id])}
            options={OPTIONS[id].map((value) => ({
              value: String(value),
              content: capital(words.optionValue[String(value) as keyof typeof words.optionValue]),
            }))}
            onChoose={(value) => set({ [id]: OPTIONS[id].find((v) => String(v) === value) })}
          />
        </div>
      ))}
    </Dialog>
  );
};
