import { Button } from '../Button/index.ts'
import { InterestList } from '../InterestPicker/index.ts'
import { Photo } from '../Photo/index.ts'
import { anna, joris } from '../stories/people.ts'
import { DialogPicture } from '../stories/pictures/DialogPicture.tsx'
import * as css from './MatchModal.css.ts'

const media = (
  <div className={css.media}>
    <div className={css.pair}>
      {[joris, anna].map(({ name, photo }) => (
        <div key={name} className={css.portrait}>
          <Photo photo={photo} alt="" />
        </div>
      ))}
    </div>
  </div>
)

export const good = (
  <DialogPicture
    media={media}
    title="You and Anna like each other"
    actions={<Button>Write to Anna</Button>}
  >
    <InterestList label="You share" items={[{ id: 'hiking', label: 'Hiking', isShared: true }]} />
  </DialogPicture>
)

export const bad = (
  <DialogPicture
    media={media}
    title="Jackpot, match no. 17"
    description="Keep swiping to beat your record."
    actions={<Button>Keep swiping</Button>}
  />
)
