'use client'
import Heart from 'lucide-react/icons/heart'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import type { WindowProps } from '../internal/window.types.ts'
import { Link } from '../LinkProvider/index.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import * as css from './LikeModal.css.ts'

export interface LikeModalPerson {
  readonly name: string
  readonly age: number
  readonly photo: PhotoSource
  /** The person's page: where the picture and the button lead. */
  readonly href: string
  /** Words that say that the person does not exist; present for each fictional person. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalWarning?: string | undefined
}

export interface LikeModalProps extends Omit<WindowProps, 'children'> {
  readonly person: LikeModalPerson
  readonly text?: string | undefined
  /** Words of the button to the profile. */
  readonly actionText: string
  /** Words of the button that leaves it for later. */
  readonly laterText: string
}

/** Somebody likes the reader: who it is, and the way to their page. */
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
        {/* The button below leads to the same place and is the one that is read. */}
        <Link
          href={person.href}
          className={css.picture}
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => onOpenChange(false)}
        >
          <Photo photo={person.photo} alt="" ratio={1} isPriority />
        </Link>
        <p className={css.words}>
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
