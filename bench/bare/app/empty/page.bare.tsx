/** No component of its own: its JavaScript is what Next and React weigh by themselves. */
export default function EmptyPage() {
  return null;
}
