'use client'
import Heart from 'lucide-react/icons/heart'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import type { ModalProps } from '../internal/modal.tsx'
import { mainAction } from '../internal/useFocusReturn.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import * as css from './LikeModal.css.ts'

export interface LikeModalPerson {
  readonly name: string
  readonly age: number
  readonly photo: PhotoSource
  /** URL of the person's profile, for the photo and the button. */
  readonly href: Href
  /** Label of the fictional marker. Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalDescription?: string | undefined
}

export interface LikeModalProps extends Omit<ModalProps, 'children'> {
  readonly person: LikeModalPerson
  /** Label of the button to the profile. */
  readonly actionLabel: string
  /** Label of the button that dismisses the dialog. */
  readonly laterLabel: string
}

/** Dialog about a received like, with a link to the person's profile. */
export function LikeModal({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  person,
  actionLabel,
  laterLabel,
  ...window
}: LikeModalProps) {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const close = () => setShown(false)
  return (
    <Dialog
      {...window}
      isOpen={isShown}
      onOpenChange={setShown}
      size="sm"
      media={
        <div className={css.media}>
          {/* Hidden from screen readers: the button below has the same target. */}
          <Link
            href={person.href}
            className={css.picture}
            aria-hidden="true"
            tabIndex={-1}
            onClick={close}
          >
            <Photo photo={person.photo} alt="" ratio={1} isPriority className={css.photo} />
          </Link>
          <p className={css.textBlock}>
            <span className={css.name}>
              <bdi>{person.name}</bdi> <span className={css.age}>{person.age}</span>
            </span>
            {person.fictionalLabel === undefined ? null : (
              <FictionalLabel
                label={person.fictionalLabel}
                description={person.fictionalDescription}
                variant="onPhoto"
              />
            )}
          </p>
          <span className={css.heart}>
            <Heart size="1em" fill="currentColor" />
          </span>
        </div>
      }
      actions={
        <>
          <Button variant="quiet" tone="neutral" onPress={close}>
            {laterLabel}
          </Button>
          <Button {...mainAction} href={person.href} onPress={close}>
            {actionLabel}
          </Button>
        </>
      }
    />
  )
}
