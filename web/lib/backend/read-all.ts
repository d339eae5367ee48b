/** The server answers with at most this many rows. */
const MAX_ROWS = 1000

/**
 * Every row of a list that may be longer than one answer. `page` asks for the rows `from` to `to`
 * (both counted from 0 and included), in an order that no two rows share. `most` is fewer than the
 * server allows where rows are long.
 */
export async function readAll<Row>(
  page: (from: number, to: number) => PromiseLike<{ data: Row[] | null }>,
  most = MAX_ROWS,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await page(rows.length, rows.length + most - 1)
    rows.push(...(data ?? []))
    if ((data?.length ?? 0) < most) return rows
  }
}
