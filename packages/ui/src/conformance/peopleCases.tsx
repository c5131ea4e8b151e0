import { Avatar } from '../Avatar/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { LikeModal } from '../LikeModal/index.ts'
import { LockedPhoto } from '../LockedPhoto/index.ts'
import { MatchReason } from '../MatchReason/index.ts'
import { NewLikeOverlay } from '../NewLikeOverlay/index.ts'
import { OwnPhotoGrid } from '../OwnPhotoGrid/index.ts'
import { Photo } from '../Photo/index.ts'
import { PhotoGrid } from '../PhotoGrid/index.ts'
import { PhotoViewer } from '../PhotoViewer/index.ts'
import { ProfileCard } from '../ProfileCard/index.ts'
import { ProfileFacts } from '../ProfileFacts/index.ts'
import { noWishes, SearchFilters } from '../SearchFilters/index.ts'
import { SignupModal } from '../SignupModal/index.ts'
import { SwipeDeck } from '../SwipeDeck/index.ts'
import { type Cases, nothing, options, photo } from './parts.tsx'

const ownPhotoTexts = {
  positionText: (position: number, count: number) => `${position} of ${count}`,
  states: { pending: 'Pending', rejected: 'Rejected' },
  main: 'Main',
  makeMain: 'Make main',
  moveEarlier: 'Earlier',
  moveLater: 'Later',
  remove: 'Remove',
  menuLabel: (position: number) => `Change ${position}`,
  dragLabel: (position: number) => `Move ${position}`,
}

export const peopleCases: Cases = {
  Avatar: { draw: (className) => <Avatar className={className} name="Anna" photo={photo} /> },
  FictionalLabel: {
    draw: (className) => <FictionalLabel className={className} label="Fictional" />,
  },
  InterestIcon: {
    draw: (className) => (
      <span className={className}>
        <InterestIcon name="wine" />
      </span>
    ),
  },
  LikeModal: {
    isSeenAtOnce: false,
    draw: (className) => (
      <LikeModal
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        person={{ name: 'Anna', age: 34, photo, href: '/anna' }}
        title="Anna likes you"
        actionText="See"
        laterText="Later"
        closeLabel="Close"
      />
    ),
  },
  LockedPhoto: {
    draw: (className) => <LockedPhoto className={className} photo={photo} alt="" text="Locked" />,
  },
  MatchReason: {
    draw: (className) => (
      <MatchReason
        className={className}
        title="Why"
        reasons={[{ kind: 'distance', text: 'Near' }]}
      />
    ),
  },
  NewLikeOverlay: {
    isSeenAtOnce: false,
    draw: (className) => (
      <NewLikeOverlay
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        photo={photo}
        title="Anna likes you"
        closeText="Close"
      />
    ),
  },
  OwnPhotoGrid: {
    draw: (className) => (
      <OwnPhotoGrid
        className={className}
        label="Own photos"
        photos={[
          { id: 'a', photo, state: 'active' },
          { id: 'b', photo, state: 'pending' },
        ]}
        texts={ownPhotoTexts}
        onOrder={nothing}
        onMakeMain={nothing}
        onRemove={nothing}
      />
    ),
  },
  Photo: { draw: (className) => <Photo className={className} photo={photo} alt="" sizes="50vw" /> },
  PhotoGrid: {
    draw: (className) => (
      <PhotoGrid
        className={className}
        label="Photos"
        photos={[{ state: 'open', id: 'a', photo, label: 'Enlarge' }]}
        onOpen={nothing}
      />
    ),
  },
  PhotoViewer: {
    isSeenAtOnce: false,
    draw: (className) => (
      <PhotoViewer
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        photos={[{ id: 'a', photo, alt: 'Anna' }]}
        shownId="a"
        onShow={nothing}
        title="Photos"
        countText="1 of 1"
        closeLabel="Close"
        previousLabel="Previous"
        nextLabel="Next"
        zoomInLabel="Larger"
        zoomOutLabel="Smaller"
      />
    ),
  },
  ProfileCard: {
    draw: (className) => (
      <ProfileCard
        className={className}
        name="Anna"
        age={34}
        photo={photo}
        href="/anna"
        likeLabel="Like"
        fictionalLabel="Fictional"
      />
    ),
  },
  ProfileFacts: {
    draw: (className) => (
      <ProfileFacts className={className} facts={[{ id: 'a', label: 'Height', text: '1.72 m' }]} />
    ),
  },
  SearchFilters: {
    draw: (className) => (
      <SearchFilters
        className={className}
        texts={{
          title: 'Filters',
          open: (count) => `Filters ${count}`,
          close: 'Close',
          clear: 'Clear',
          show: 'Show',
        }}
        value={noWishes}
        onChange={nothing}
        gender={{ label: 'Looking for', any: 'Everyone', options }}
        region={{
          label: 'Region',
          any: 'Whole country',
          openLabel: 'All',
          emptyText: 'None',
          options,
        }}
        further={[{ id: 'hair', label: 'Hair', any: 'Any', options }]}
      />
    ),
  },
  SignupModal: {
    isSeenAtOnce: false,
    draw: (className) => (
      <SignupModal
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        title="Sign up"
        closeLabel="Close"
      >
        Form
      </SignupModal>
    ),
  },
  SwipeDeck: {
    draw: (className) => (
      <SwipeDeck
        className={className}
        content={{ kind: 'people', people: [{ id: 'a', name: 'Anna', age: 34, photo: null }] }}
        texts={{ label: 'People', like: 'Like', skip: 'Skip', undo: 'Undo' }}
        onDecide={nothing}
      />
    ),
  },
}
