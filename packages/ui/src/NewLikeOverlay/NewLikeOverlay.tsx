'use client'
import { clsx } from 'clsx'
import Heart from 'lucide-react/icons/heart'
import { Dialog as Radix } from 'radix-ui'
import { type Ref, useId } from 'react'
import { Button } from '../Button/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { useFocusReturn } from '../internal/useFocusReturn.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import * as css from './NewLikeOverlay.css.ts'

export interface NewLikeOverlayProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly photo: PhotoSource
  /** For example "Margit likes you". */
  readonly title: string
  readonly text?: string | undefined
  /** Label of the only button. A click anywhere does the same. */
  readonly closeText: string
  /** Label of the fictional marker. Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalWarning?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Full-page overlay about a new like. Any click closes it. */
export const NewLikeOverlay = ({
  isOpen,
  onOpenChange,
  photo,
  title,
  text,
  closeText,
  fictionalLabel,
  fictionalWarning,
  className,
  ...rest
}: NewLikeOverlayProps) => {
  const textId = useId()
  const focusReturn = useFocusReturn()
  const close = () => onOpenChange(false)
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          className={clsx(css.overlay, className)}
          aria-describedby={text === undefined ? undefined : textId}
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
                  warning={fictionalWarning}
                  variant="onPhoto"
                />
              )}
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {text === undefined ? null : (
                <p id={textId} className={css.text}>
                  {text}
                </p>
              )}
              <Button size="lg" className={css.button} onPress={close}>
                {closeText}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
