// The contents, and how deep one wants to read: a list beside the page, on a phone one field to choose from.

import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useRulesPage } from '../../language/rulebook.ts';
import { addressOf, go } from '../../router.ts';
import { changeSettings, DEPTHS, useSettings } from '../../state/settings.ts';
import type { Chapter } from './chapters.ts';

const SIGNS = { playing: 'dice', tournament: 'laurel' } as const;

interface ContentsProps {
  chapters: readonly Chapter[];
  /** The chapter one is in, or another part; null for the opening page. */
  at: string | null;
}

interface Entry {
  at: string | undefined;
  mark: string;
  title: string;
  isDeep: boolean;
}

export const Contents = ({ chapters, at }: ContentsProps) => {
  const { words } = useRulesPage();
  const depth = useSettings((s) => s.depth);
  const entries: Entry[] = [
    { at: undefined, mark: '', title: words.glance, isDeep: false },
    ...chapters.map(({ id, title, isDeep }) => ({ at: id, mark: id, title, isDeep })),
    { at: 'damage', mark: '½', title: words.damage.title, isDeep: false },
    { at: 'glossary', mark: 'A–Z', title: words.glossary, isDeep: false },
  ];
  return (
    <aside className="toc" aria-label={words.contents}>
      <Choice
        label={words.depth}
        value={depth}
        options={DEPTHS.map((value) => ({
          value,
          content: (
            <>
              <Icon name={SIGNS[value]} />
              {words.depths[value]}
            </>
          ),
        }))}
        onChoose={(chosen) => changeSettings({ depth: chosen })}
      />
      <nav aria-label={words.contents}>
        <ol>
          {entries.map((entry) => (
            <li key={entry.mark} className={entry.at === 'damage' ? 'toc__sep' : undefined}>
              <a
                href={addressOf({ screen: 'rules', at: entry.at })}
                aria-current={(entry.at ?? null) === at ? 'page' : undefined}
              >
                <span className="rule">{entry.mark}</span>
                <span>{entry.title}</span>
                {entry.isDeep && <Laurel />}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <label className="toc__pick">
        <span className="sr">{words.contents}</span>
        <select
          value={at ?? ''}
          onChange={({ target }) => go({ screen: 'rules', at: target.value || undefined })}
        >
          {entries.map((entry) => (
            <option key={entry.mark} value={entry.at ?? ''}>
              {[entry.mark, entry.title].filter(Boolean).join('  ')}
            </option>
          ))}
        </select>
      </label>
    </aside>
  );
};

/** There is something for tournaments. */
export const Laurel = () => {
  const { words } = useRulesPage();
  return (
    <span className="laurel" role="img" aria-label={words.forTournaments} title={words.forTournaments}>
      <Icon name="laurel" />
    </span>
  );
};
