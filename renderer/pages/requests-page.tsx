/** The inbox. */
export default function RequestsPage() {
  return null;
}
