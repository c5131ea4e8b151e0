'use client'
import 'react-easy-crop/react-easy-crop.css'
import { clsx } from 'clsx'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../Button/index.ts'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import * as css from './PhotoCropper.css.ts'

/** Part of a photo in pixels of the original, after it was turned. */
export interface PhotoCrop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Clockwise, in degrees. */
  readonly rotation: 0 | 90 | 180 | 270
}

export interface PhotoCropperProps extends RootProps<HTMLFieldSetElement> {
  /** URL of the photo, for example of the chosen file. */
  readonly src: string
  /** Read by screen readers. */
  readonly label: string
  /** `width / height` of the part; portraits are 4:5. */
  readonly ratio?: number | undefined
  /** The part at first; the largest in the middle unless given. */
  readonly defaultValue?: PhotoCrop | undefined
  readonly onChange?: ((crop: PhotoCrop) => void) | undefined
  /** Takes part in a form as JSON. */
  readonly name?: string | undefined
  readonly isDisabled?: boolean | undefined
}

const largestZoom = 4
const quarterTurns = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

/** Chooses the part of a photo that others see, by dragging, pinching or with the keyboard. */
export function PhotoCropper({
  src,
  label,
  ratio = 4 / 5,
  defaultValue,
  onChange,
  name,
  isDisabled = false,
  className,
  ...rest
}: PhotoCropperProps) {
  const labels = useLabels()
  const id = useId()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState<PhotoCrop['rotation']>(defaultValue?.rotation ?? 0)
  const [crop, setCrop] = useState<PhotoCrop | null>(null)
  const settle = (pixels: Omit<PhotoCrop, 'rotation'>) => {
    const next = { ...pixels, rotation }
    setCrop(next)
    onChange?.(next)
  }
  return (
    <fieldset
      {...rest}
      className={clsx(css.cropper, className)}
      disabled={isDisabled}
      aria-describedby={id}
    >
      <legend className={visuallyHidden}>{label}</legend>
      <div className={css.stage} data-disabled={isDisabled || undefined}>
        <Cropper
          image={src}
          crop={position}
          zoom={zoom}
          maxZoom={largestZoom}
          rotation={rotation}
          aspect={ratio}
          showGrid={false}
          zoomWithScroll={false}
          keyboardStep={8}
          {...(defaultValue === undefined ? {} : { initialCroppedAreaPixels: defaultValue })}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: clsx(css.frame, css.masked) }}
          mediaProps={{ alt: '', loading: 'lazy' }}
          cropperProps={{
            role: 'group',
            'aria-label': labels('crop.area'),
            'aria-describedby': id,
            tabIndex: isDisabled ? -1 : 0,
          }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => settle(pixels)}
        />
      </div>
      <p id={id} className={css.hint}>
        {labels('crop.hint')}
      </p>
      <div className={css.tools}>
        <label className={css.zoom}>
          {labels('crop.zoom')}
          <input
            type="range"
            className={css.range}
            min={1}
            max={largestZoom}
            step={0.05}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
          />
        </label>
        <Button
          variant="outline"
          tone="neutral"
          size="sm"
          icon={<RotateCw size="1em" />}
          onPress={() => setRotation(quarterTurns[rotation])}
        >
          {labels('crop.turn')}
        </Button>
      </div>
      {name === undefined ? null : (
        <input type="hidden" name={name} value={crop === null ? '' : JSON.stringify(crop)} />
      )}
    </fieldset>
  )
}
