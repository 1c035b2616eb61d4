export function LinkPage({ packed, at }: { packed: string; at: number | null }) {
  return (
    <p>
      {packed} {at}
    </p>
  );
}
