import { useSearchParams } from 'react-router'
import type { BankFilter } from '../../../../domain/quiz/bank/filter.ts'
import { bankFilterOf } from '../../../../domain/quiz/bank/bank-rows.ts'
import { routes } from '../../../lib/routes.ts'

/**
 * The filter and the page of the list (from 1), which the address contains, so that Back and a
 * reload return to them.
 */
export function useBankLocation() {
  const [search, setSearch] = useSearchParams()
  const listed = Number(search.get('list') ?? '1')
  const filter = bankFilterOf(search)
  const addressOf = (next: BankFilter, page: number): URLSearchParams => {
    const [, query = ''] = routes.questions(next).split('?')
    const params = new URLSearchParams(query)
    if (page > 1) params.set('list', String(page))
    return params
  }
  return {
    filter,
    page: Number.isInteger(listed) && listed > 0 && listed <= 100_000 ? listed : 1,
    /** Shows the first page of another filter. */
    setFilter: (next: BankFilter) => setSearch(addressOf(next, 1), { replace: true }),
    setPage: (page: number) => setSearch(addressOf(filter, page)),
  }
}
