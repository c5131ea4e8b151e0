import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import { arrow, cell, frame, gap, list, page as pageClass, spare } from './Pagination.css.ts'

type Gap = 'gap-before' | 'gap-after'

/** First, last and neighbouring pages. A gap hides at least two pages. */
export function pageWindow(page: number, pageCount: number): readonly (number | Gap)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(
    (each) => each >= 1 && each <= pageCount,
  )
  const near = (each: number) => shown.includes(each - 1) && shown.includes(each + 1)
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (each) => shown.includes(each) || near(each),
  )
  return pages.flatMap((each, index) => {
    const before = pages[index - 1]
    if (before === undefined || each - before === 1) return [each]
    return [each <= page ? 'gap-before' : 'gap-after', each]
  })
}

/** Whether a gap stands beside the entry, on the side away from the first or last page. */
const isBesideGap = (shown: readonly (number | Gap)[], index: number) =>
  index > 0 &&
  index < shown.length - 1 &&
  [shown[index - 1], shown[index + 1]].some((each) => typeof each === 'string')

export interface PaginationProps extends RootProps<HTMLElement> {
  readonly label: string
  /** Starts at 1. */
  readonly page: number
  readonly pageCount: number
  readonly hrefOf: (page: number) => Href
}

/** Pagination with links, so that back, share and reload work. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefOf,
  className,
  ...rest
}: PaginationProps) {
  const labels = useLabels()
  if (pageCount <= 1) return null
  const shown = pageWindow(page, pageCount)
  return (
    <nav {...rest} aria-label={label} className={clsx(frame, className)}>
      <ul className={list}>
        <li className={cell}>
          {page > 1 ? (
            <Link
              className={pageClass}
              href={hrefOf(page - 1)}
              rel="prev"
              aria-label={labels('page.previous')}
            >
              <ChevronLeft size="1.2em" className={arrow} />
            </Link>
          ) : null}
        </li>
        {shown.map((each, index) =>
          typeof each === 'number' ? (
            <li
              key={each}
              className={clsx(cell, each !== page && isBesideGap(shown, index) && spare)}
            >
              <Link
                className={pageClass}
                href={hrefOf(each)}
                aria-label={labels('page.number', { page: each })}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Link>
            </li>
          ) : (
            <li key={each} className={gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        <li className={cell}>
          {page < pageCount ? (
            <Link
              className={pageClass}
              href={hrefOf(page + 1)}
              rel="next"
              aria-label={labels('page.next')}
            >
              <ChevronRight size="1.2em" className={arrow} />
            </Link>
          ) : null}
        </li>
      </ul>
    </nav>
  )
}
