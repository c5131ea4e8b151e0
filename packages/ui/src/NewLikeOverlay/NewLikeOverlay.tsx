'use client'
import { clsx } from 'clsx'
import Heart from 'lucide-react/icons/heart'
import { Dialog as Radix } from 'radix-ui'
import { useId } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { OpenProps } from '../internal/modal.tsx'
import type { RootProps } from '../internal/props.ts'
import { mainAction, useFocusReturn } from '../internal/useFocusReturn.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import * as css from './NewLikeOverlay.css.ts'

export interface NewLikeOverlayProps extends OpenProps, RootProps<HTMLDivElement> {
  readonly photo: PhotoSource
  /** For example "Margit likes you". */
  readonly title: string
  readonly description?: string | undefined
  /** Label of the fictional marker. Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalDescription?: string | undefined
}

/** Full-page overlay about a new like. Any click closes it. */
export function NewLikeOverlay({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  photo,
  title,
  description,
  fictionalLabel,
  fictionalDescription,
  className,
  ...rest
}: NewLikeOverlayProps) {
  const textId = useId()
  const labels = useLabels()
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const focusReturn = useFocusReturn()
  const close = () => setShown(false)
  return (
    <Radix.Root open={isShown} onOpenChange={setShown}>
      <Radix.Portal>
        <Radix.Overlay>
          <Radix.Content
            {...rest}
            className={clsx(css.overlay, className)}
            aria-describedby={description === undefined ? undefined : textId}
            onClick={close}
            {...focusReturn}
          >
            <div className={css.scene}>
              <div className={css.portrait}>
                <Photo photo={photo} alt="" ratio={4 / 5} mask="photo" isPriority />
                <span className={css.heart}>
                  <Heart size="1em" fill="currentColor" />
                </span>
              </div>
              <div className={css.textBlock}>
                {fictionalLabel === undefined ? null : (
                  <FictionalLabel
                    label={fictionalLabel}
                    description={fictionalDescription}
                    variant="onPhoto"
                  />
                )}
                <Radix.Title className={css.title}>{title}</Radix.Title>
                {description === undefined ? null : (
                  <p id={textId} className={css.text}>
                    {description}
                  </p>
                )}
                <Button {...mainAction} size="lg" className={css.button} onPress={close}>
                  {labels('close')}
                </Button>
              </div>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
