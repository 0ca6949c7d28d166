// King of the Hill: everybody's health side by side, the most first.

import { Arms } from '../../../components/arms.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { useSitting } from '../sitting.tsx';

export const Hill = () => {
  const t = useTexts();
  const language = useLanguage();
  const { view } = useSitting().table;
  if (view.mode !== 'koth') return null;
  const ranked = view.seats
    .map((of, seat) => ({ ...of, seat }))
    .sort((a, b) => Number(a.out) - Number(b.out) || b.health - a.health);
  return (
    <section className="hill" aria-label={t.table.hill}>
      <h2 className="eyebrow">{t.table.hill}</h2>
      <ol>
        {ranked.map(({ seat, hero, health, out }) => (
          <li key={seat} className={`hill__row ${out ? 'is-out' : ''}`} data-hero={hero}>
            <Arms hero={hero} />
            <span className="sr">{rosterHero(hero).names[language]}</span>
            <span className="hill__bar" aria-hidden="true">
              <i style={{ width: `${(100 * health) / view.maxHealth}%` }} />
            </span>
            <b>{health}</b>
          </li>
        ))}
      </ol>
    </section>
  );
};
