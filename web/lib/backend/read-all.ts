/** The server answers with at most this many rows. */
const MAX_ROWS = 1000

/**
 * Every row of a list that may be longer than one answer. `page` asks for the rows `from` to `to`
 * (both counted from 0 and included), in an order that no two rows share.
 */
export async function readAll<Row>(
  page: (from: number, to: number) => PromiseLike<{ data: Row[] | null }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await page(rows.length, rows.length + MAX_ROWS - 1)
    rows.push(...(data ?? []))
    if ((data?.length ?? 0) < MAX_ROWS) return rows
  }
}
