'use client'
import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { visuallyHidden } from '../base/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { OpenProps } from '../internal/modal.tsx'
import type { RootProps } from '../internal/props.ts'
import { useFocusReturn } from '../internal/useFocusReturn.ts'
import type { PhotoSource } from '../Photo/index.ts'
import { PhotoStage } from './PhotoStage.tsx'
import * as css from './PhotoViewer.css.ts'
import { closeUp, type Swipe, type View, wholePicture } from './view.rules.ts'
import { keyOf, viewAfter } from './viewerKeys.ts'

export interface ViewerPhoto {
  readonly id: string
  readonly photo: PhotoSource
  readonly alt: string
}

export interface PhotoViewerProps extends OpenProps, RootProps<HTMLDivElement> {
  /** Only unlocked photos. */
  readonly photos: readonly ViewerPhoto[]
  /** Id of the photo that is shown. */
  readonly value?: string | undefined
  /** The first photo unless given. */
  readonly defaultValue?: string | undefined
  readonly onChange?: ((id: string) => void) | undefined
  /** For example "Photos of Anna". */
  readonly title: string
  /** Label of the fictional marker. Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalDescription?: string | undefined
  /** Further buttons in the bar, with the variant `onPhoto`. */
  readonly actions?: ReactNode
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Full-screen photo viewer. */
export function PhotoViewer({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  photos,
  value,
  defaultValue = photos[0]?.id ?? '',
  onChange,
  title,
  fictionalLabel,
  fictionalDescription,
  actions,
  className,
  ...rest
}: PhotoViewerProps) {
  const labels = useLabels()
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const [shownId, setShownId] = useControlledState(value, defaultValue, onChange)
  const focusReturn = useFocusReturn()
  // Zoom and position are reset for each photo.
  const [held, setHeld] = useState<{ readonly of: string; readonly view: View } | null>(null)
  const view = held?.of === shownId ? held.view : wholePicture
  const setView = (next: View) => setHeld({ of: shownId, view: next })
  const index = photos.findIndex(({ id }) => id === shownId)
  const shown = photos[index]
  const isEnlarged = view.scale > 1

  const step = (by: number) => {
    const next = photos.at((index + by) % photos.length)
    if (next !== undefined) setShownId(next.id)
  }
  const swipe = (way: Swipe, isMirrored: boolean) => {
    if (way === 'down') setShown(false)
    else if (photos.length > 1) step((way === 'left') === isMirrored ? -1 : 1)
  }
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = keyOf(event.key, isRightToLeft(event.currentTarget))
    if (key === null || event.altKey || event.ctrlKey || event.metaKey) return
    const frame = { width: window.innerWidth, height: window.innerHeight }
    const after = viewAfter(key, view, frame)
    if (after !== null) setView(after)
    else if (photos.length < 2) return
    else if (key.kind === 'step') step(key.by)
    else if (key.kind === 'edge') setShownId(photos.at(key.at)?.id ?? shownId)
    event.preventDefault()
  }

  return (
    <Radix.Root open={isShown && shown !== undefined} onOpenChange={setShown}>
      <Radix.Portal>
        <Radix.Overlay>
          <Radix.Content
            {...rest}
            className={clsx(css.viewer, className)}
            aria-describedby={undefined}
            onKeyDown={keyDown}
            {...focusReturn}
          >
            <Radix.Title className={visuallyHidden}>{title}</Radix.Title>
            <div className={css.bar}>
              {photos.length < 2 ? null : (
                <div className={css.steps} aria-hidden="true">
                  {photos.map(({ id }) => (
                    <span
                      key={id}
                      className={css.mark}
                      data-shown={id === shown?.id || undefined}
                    />
                  ))}
                </div>
              )}
              <p className={css.count} role="status">
                {labels('photo.position', { number: index + 1, total: photos.length })}
              </p>
              {fictionalLabel === undefined ? null : (
                <FictionalLabel
                  label={fictionalLabel}
                  description={fictionalDescription}
                  variant="onPhoto"
                  className={css.label}
                />
              )}
              <div className={css.tools}>
                {actions}
                <IconButton
                  variant="onPhoto"
                  label={labels(isEnlarged ? 'photo.zoom_out' : 'photo.zoom_in')}
                  icon={isEnlarged ? <ZoomOut size="1em" /> : <ZoomIn size="1em" />}
                  onPress={() =>
                    setView(isEnlarged ? wholePicture : { scale: closeUp, x: 0, y: 0 })
                  }
                />
                <IconButton
                  variant="onPhoto"
                  label={labels('close')}
                  icon={<X size="1em" />}
                  onPress={() => setShown(false)}
                />
              </div>
            </div>
            {shown === undefined ? null : (
              <PhotoStage
                key={shown.id}
                photo={shown.photo}
                alt={shown.alt}
                view={view}
                onView={setView}
                onSwipe={(way) => swipe(way, isRightToLeft(document.documentElement))}
              />
            )}
            {photos.length < 2 ? null : (
              <>
                <IconButton
                  className={css.previous}
                  variant="onPhoto"
                  size="lg"
                  label={labels('photo.previous')}
                  icon={<ChevronLeft size="1em" className={css.arrow} />}
                  onPress={() => step(-1)}
                />
                <IconButton
                  className={css.next}
                  variant="onPhoto"
                  size="lg"
                  label={labels('photo.next')}
                  icon={<ChevronRight size="1em" className={css.arrow} />}
                  onPress={() => step(1)}
                />
              </>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
