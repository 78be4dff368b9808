export function BellIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M6 9a6 6 0 1 1 12 0c0 6 2.5 7 2.5 7h-17S6 15 6 9Z" strokeLinejoin="round" />
      <path d="M10 20a2.2 2.2 0 0 0 4 0" strokeLinecap="round" />
    </svg>
  );
}
