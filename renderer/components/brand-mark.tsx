/** The product's sign: a reception bell. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="8" fill="#0f6e6e" />
      <path
        d="M7 21.5h18M9 21.5a7 7 0 0 1 14 0M16 14.5v-2.2M14 12.3h4"
        fill="none"
        stroke="#faf9f7"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
