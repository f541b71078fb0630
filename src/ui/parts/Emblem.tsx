/** The mark of the app: a cell with a watching slit. The same drawing as public/icons/icon.svg. */
export function Emblem() {
  return (
    <svg viewBox="0 0 96 96" className="emblem" aria-hidden="true" focusable="false">
      <path d="M48 6 84 27v42L48 90 12 69V27z" fill="#c2302a" />
      <path d="M48 6 84 27v42L48 90z" fill="#9c211d" />
      <path d="M48 17 74.5 32.5v31L48 79 21.5 63.5v-31z" fill="#14181f" />
      <path d="M27 41h42l-6 12H52l-4 5-4-5H33z" fill="#ff6b5e" />
      <path d="M27 41h42l-2 4H29z" fill="#ffd2cc" />
    </svg>
  );
}
