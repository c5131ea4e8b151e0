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
