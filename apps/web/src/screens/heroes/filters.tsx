// The controls above a gallery of heroes.

import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { BOXES, roster } from '../../heraldry/roster.ts';
import { useTexts } from '../../language/texts.ts';
import { BAND_OF, BANDS, type Filter } from './filter.ts';
import './gallery.css';

interface FiltersProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

export const Filters = ({ filter, onChange }: FiltersProps) => {
  const t = useTexts();
  return (
    <div className="filters">
      <Choice
        label={t.heroes.box}
        value={filter.box}
        options={[
          { value: 'all' as const, content: t.heroes.all(roster.length) },
          ...BOXES.map((value) => ({ value, content: t.heroes.boxes[value] })),
        ]}
        onChoose={(box) => onChange({ ...filter, box })}
      />
      <Choice
        label={t.heroes.complexity}
        value={filter.band}
        options={[
          { value: 'any' as const, content: t.heroes.any },
          ...BANDS.map((value) => ({
            value,
            content: (
              <>
                {t.heroes.bands[value]}
                <span className="filters__range">{BAND_OF[value].join('–')}</span>
              </>
            ),
          })),
        ]}
        onChoose={(band) => onChange({ ...filter, band })}
      />
      <label className="find filters__find">
        <Icon name="search" />
        <input
          type="search"
          placeholder={t.heroes.search}
          aria-label={t.heroes.searchLabel}
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
      </label>
    </div>
  );
};
