'use client'
import { clsx } from 'clsx'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, type Ref, useId, useState } from 'react'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import * as css from './FileDrop.css.ts'

export interface FileDropProps {
  /** Label of the button, for example "Choose a photo". */
  readonly label: string
  /** "or drop it here". */
  readonly dropText?: string | undefined
  /** Allowed file types and size. */
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  /** Same as `<input accept>`. */
  readonly accept?: string | undefined
  readonly isMultiple?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isPending?: boolean | undefined
  /** Name for native form submission. */
  readonly name?: string | undefined
  readonly onFiles?: ((files: readonly File[]) => void) | undefined
  /** `tile` fills a 4:5 cell of a photo grid. */
  readonly variant?: 'area' | 'tile' | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Photo upload by button, drag and drop, or camera on phones. */
export const FileDrop = ({
  label,
  dropText,
  description,
  errorMessage,
  accept = 'image/*',
  isMultiple = false,
  isDisabled = false,
  isPending = false,
  name,
  onFiles,
  variant = 'area',
  className,
  ...rest
}: FileDropProps) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const give = (files: FileList | null) => {
    if (files !== null && files.length > 0)
      onFiles?.([...files].slice(0, isMultiple ? undefined : 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled && !isPending) give(event.dataTransfer.files)
  }
  return (
    <div {...rest} className={clsx(css.field, className)}>
      <label
        className={css.area({ variant })}
        data-over={isOver || undefined}
        data-pending={isPending || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className={css.input}
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled || isPending}
          name={name}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={describedBy(id, description, errorMessage)}
          onChange={(event) => {
            give(event.currentTarget.files)
            if (onFiles !== undefined) event.currentTarget.value = ''
          }}
        />
        <span className={css.icon}>
          <ImagePlus size="1.6em" strokeWidth={1.5} />
        </span>
        <span className={css.label}>{label}</span>
        {dropText === undefined ? null : <span className={css.drop}>{dropText}</span>}
      </label>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
