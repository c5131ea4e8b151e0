import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Ref } from 'react'
import { type Href, Link } from '../LinkProvider/index.ts'
import { arrow, gap, list, page as pageClass } from './Pagination.css.ts'

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

export interface PaginationProps {
  readonly label: string
  /** Starts at 1. */
  readonly page: number
  readonly pageCount: number
  readonly hrefOf: (page: number) => Href
  readonly previousLabel: string
  readonly nextLabel: string
  /** Label of a page, for example "Page 3". */
  readonly labelOf: (page: number) => string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Pagination with links, so that back, share and reload work. */
export const Pagination = ({
  label,
  page,
  pageCount,
  hrefOf,
  previousLabel,
  nextLabel,
  labelOf,
  className,
  ...rest
}: PaginationProps) => {
  if (pageCount <= 1) return null
  return (
    <nav {...rest} aria-label={label} className={className}>
      <ul className={clsx(list)}>
        <li>
          {page > 1 ? (
            <Link
              className={pageClass}
              href={hrefOf(page - 1)}
              rel="prev"
              aria-label={previousLabel}
            >
              <ChevronLeft size="1.2em" className={arrow} />
            </Link>
          ) : null}
        </li>
        {pageWindow(page, pageCount).map((each) =>
          typeof each === 'number' ? (
            <li key={each}>
              <Link
                className={pageClass}
                href={hrefOf(each)}
                aria-label={labelOf(each)}
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
        <li>
          {page < pageCount ? (
            <Link className={pageClass} href={hrefOf(page + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRight size="1.2em" className={arrow} />
            </Link>
          ) : null}
        </li>
      </ul>
    </nav>
  )
}
