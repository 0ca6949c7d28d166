// Where a code is typed that somebody reads from another screen.

import { Icon } from '../../components/icon.tsx';

interface CodeFieldProps {
  icon: 'key' | 'pass';
  label: string;
  code: string;
  onCode: (code: string) => void;
}

export const CodeField = ({ icon, label, code, onCode }: CodeFieldProps) => (
  <label>
    <Icon name={icon} />
    {label}
    <input
      value={code}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={9}
      required
      onChange={(event) => onCode(event.target.value)}
    />
  </label>
);
