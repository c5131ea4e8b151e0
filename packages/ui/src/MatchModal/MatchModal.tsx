'use client'
import Heart from 'lucide-react/icons/heart'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { ModalProps } from '../internal/modal.tsx'
import { mainAction } from '../internal/useFocusReturn.ts'
import type { Href } from '../LinkProvider/index.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import * as css from './MatchModal.css.ts'

export interface MatchPerson {
  readonly name: string
  readonly photo?: PhotoSource | null | undefined
}

export interface MatchModalProps extends ModalProps {
  readonly own: MatchPerson
  readonly other: MatchPerson & {
    /** Required for every fictional profile. */
    readonly fictionalLabel?: string | undefined
  }
  /** To the conversation. */
  readonly action: { readonly label: string; readonly href: Href }
}

const Portrait = ({ name, photo }: MatchPerson) => (
  <span className={css.portrait}>
    {photo == null ? (
      <span className={css.initial} role="img" aria-label={name}>
        {Array.from(name)[0]?.toLocaleUpperCase()}
      </span>
    ) : (
      <Photo photo={photo} alt={name} ratio={4 / 5} isPriority />
    )}
  </span>
)

/** The moment in which two likes meet: both portraits, one sentence, one way on. */
export function MatchModal({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  own,
  other,
  action,
  children,
  ...window
}: MatchModalProps) {
  const labels = useLabels()
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
          <div className={css.pair}>
            <Portrait {...own} />
            <Portrait name={other.name} photo={other.photo} />
          </div>
          <span className={css.heart}>
            <Heart size="1em" fill="currentColor" />
          </span>
        </div>
      }
      actions={
        <>
          <Button variant="quiet" tone="neutral" onPress={close}>
            {labels('later')}
          </Button>
          <Button {...mainAction} href={action.href} onPress={close}>
            {action.label}
          </Button>
        </>
      }
    >
      {other.fictionalLabel === undefined ? null : (
        <FictionalLabel className={css.label} label={other.fictionalLabel} />
      )}
      {children}
    </Dialog>
  )
}
