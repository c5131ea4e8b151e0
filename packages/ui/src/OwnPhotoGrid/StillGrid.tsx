import { IconButton } from '../IconButton/index.ts'
import { grid } from '../internal/photoTiles.css.ts'
import { menuButton } from './menuButton.tsx'
import { OwnPhotoFace } from './OwnPhotoFace.tsx'
import * as css from './OwnPhotoGrid.css.ts'
import type { OwnPhoto, OwnPhotoTexts } from './ownPhoto.types.ts'

interface StillGridProps {
  readonly label: string
  readonly photos: readonly OwnPhoto[]
  readonly texts: OwnPhotoTexts
  readonly isDisabled: boolean
  /** The menu of a photo was pressed; it opens when it has come. */
  readonly onMenu: (id: string) => void
}

/** The photos as they are drawn at first: all in their places, nothing to be dragged yet. */
export const StillGrid = ({ label, photos, texts, isDisabled, onMenu }: StillGridProps) => (
  <ul className={grid} aria-label={label}>
    {photos.map((photo, index) => (
      <li
        key={photo.id}
        className={css.tile}
        data-state={photo.state}
        data-main={photo.isMain || undefined}
      >
        <OwnPhotoFace
          photo={photo}
          label={texts.positionText(index + 1, photos.length)}
          texts={texts}
        />
        {isDisabled ? null : (
          <span className={css.menu}>
            <IconButton
              {...menuButton}
              label={texts.menuLabel(index + 1)}
              onPress={() => onMenu(photo.id)}
            />
          </span>
        )}
      </li>
    ))}
  </ul>
)
