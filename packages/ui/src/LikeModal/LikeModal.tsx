'use client'
import Heart from 'lucide-react/icons/heart'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import type { ModalProps } from '../internal/modal.tsx'
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
  readonly fictionalWarning?: string | undefined
}

export interface LikeModalProps extends Omit<ModalProps, 'children'> {
  readonly person: LikeModalPerson
  readonly text?: string | undefined
  /** Label of the button to the profile. */
  readonly actionText: string
  /** Label of the button that dismisses the dialog. */
  readonly laterText: string
}

/** Dialog about a received like, with a link to the person's profile. */
export const LikeModal = ({
  onOpenChange,
  person,
  text,
  actionText,
  laterText,
  ...window
}: LikeModalProps) => (
  <Dialog
    {...window}
    onOpenChange={onOpenChange}
    description={text}
    size="sm"
    media={
      <div className={css.media}>
        {/* Hidden from screen readers: the button below has the same target. */}
        <Link
          href={person.href}
          className={css.picture}
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => onOpenChange(false)}
        >
          <Photo photo={person.photo} alt="" ratio={1} isPriority />
        </Link>
        <p className={css.textBlock}>
          <span className={css.name}>
            {person.name} <span className={css.age}>{person.age}</span>
          </span>
          {person.fictionalLabel === undefined ? null : (
            <FictionalLabel
              label={person.fictionalLabel}
              warning={person.fictionalWarning}
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
        <Button variant="quiet" tone="neutral" onPress={() => onOpenChange(false)}>
          {laterText}
        </Button>
        <Button href={person.href} onPress={() => onOpenChange(false)}>
          {actionText}
        </Button>
      </>
    }
  />
)
