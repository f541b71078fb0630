type Props = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

export function SearchField({ label, value, onChange }: Props) {
  return (
    <input
      type="search"
      className="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
