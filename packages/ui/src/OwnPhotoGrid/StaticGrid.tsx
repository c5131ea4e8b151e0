import { IconButton } from '../IconButton/index.ts'
import { grid } from '../internal/photoTiles.css.ts'
import { menuButton } from './menuButton.tsx'
import { OwnPhotoFace } from './OwnPhotoFace.tsx'
import * as css from './OwnPhotoGrid.css.ts'
import type { OwnPhoto, OwnPhotoLabels } from './ownPhoto.types.ts'

interface StaticGridProps {
  readonly label: string
  readonly photos: readonly OwnPhoto[]
  readonly labels: OwnPhotoLabels
  readonly isDisabled: boolean
  /** Called when a menu button is pressed. The menu opens once it has loaded. */
  readonly onMenu: (id: string) => void
}

/** The photo grid before the sortable one has loaded. Same layout. */
export const StaticGrid = ({ label, photos, labels, isDisabled, onMenu }: StaticGridProps) => (
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
          label={labels.positionText(index + 1, photos.length)}
          labels={labels}
        />
        {isDisabled ? null : (
          <span className={css.menu}>
            <IconButton
              {...menuButton}
              label={labels.menuLabel(index + 1)}
              onPress={() => onMenu(photo.id)}
            />
          </span>
        )}
      </li>
    ))}
  </ul>
)
