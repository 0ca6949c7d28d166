// A row of exclusive choices: one is always taken.

import { type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string> {
  /** What is chosen, for those who do not see where it stands. */
  label: string;
  value: T;
  options: readonly {
    value: T;
    content: ReactNode;
    /** Where the content is only a picture, or more should be known. */
    label?: string;
    lang?: string;
    disabled?: boolean;
  }[];
  onChoose: (value: T) => void;
  className?: string;
}

export const Choice = <T extends string>({
  label,
  value,
  options,
  onChoose,
  className = '',
}: ChoiceProps<T>) => {
  const name = useId();
  return (
    <fieldset className={`choice ${className}`}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang} title={option.label}>
          <input
            type="radio"
            className="sr"
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChoose(option.value)}
          />
          {option.content}
        </label>
      ))}
    </fieldset>
  );
};
