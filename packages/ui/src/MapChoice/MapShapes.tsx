import * as css from './MapChoice.css.ts'

export interface MapRegion<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** Outline, as in `<path d>`, in view box units. */
  readonly path: string
  /** For example the number of people there. */
  readonly note?: string | undefined
  readonly isDisabled?: boolean | undefined
}

interface MapShapesProps<Id extends string> {
  readonly regions: readonly MapRegion<Id>[]
  readonly viewBox: string
  readonly chosen: Id | null
  /** Hovered, or focused in the list. */
  readonly active: Id | null
  readonly isDisabled: boolean
  readonly onActive: (region: Id | null) => void
  readonly onChoose: (region: Id) => void
}

/** Highlighted regions are drawn last, so that their outline is on top. */
const height = (isChosen: boolean, isActive: boolean) => (isActive ? 2 : isChosen ? 1 : 0)

/** The visual map, for pointers only. Keyboard and screen readers use the list beside it. */
export function MapShapes<Id extends string>({
  regions,
  viewBox,
  chosen,
  active,
  isDisabled,
  onActive,
  onChoose,
}: MapShapesProps<Id>) {
  const drawn = regions
    .map((region) => ({
      ...region,
      isChosen: region.id === chosen,
      isActive: region.id === active,
    }))
    .toSorted((a, b) => height(a.isChosen, a.isActive) - height(b.isChosen, b.isActive))
  return (
    <svg className={css.map} viewBox={viewBox} aria-hidden="true" focusable="false">
      {drawn.map((region) => {
        const isOff = isDisabled || region.isDisabled === true
        const byPointer = isOff
          ? {}
          : {
              onClick: () => onChoose(region.id),
              onPointerEnter: () => onActive(region.id),
              onPointerLeave: () => onActive(null),
            }
        return (
          <path
            key={region.id}
            className={css.shape}
            d={region.path}
            data-region={region.id}
            data-chosen={region.isChosen || undefined}
            data-active={region.isActive || undefined}
            data-disabled={isOff || undefined}
            {...byPointer}
          />
        )
      })}
    </svg>
  )
}
