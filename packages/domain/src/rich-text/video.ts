export type VideoHost = "youtube" | "vimeo" | "dailymotion" | "loom";

/** A video that can be played where it stands (CMT-8). */
export interface Video {
  readonly host: VideoHost;
  readonly id: string;
  /** Address of the player, without cookies where the host offers that; `https:`. */
  readonly player: string;
}

/** What an id ends at: the end, a query, an anchor, or a slash. */
const end = String.raw`(?=$|[?#&/])`;

const hosts: readonly {
  readonly host: VideoHost;
  /** Each form of an address; its first group is the id. */
  readonly addresses: readonly RegExp[];
  readonly player: (id: string) => string;
}[] = [
  {
    host: "youtube",
    addresses: [
      new RegExp(String.raw`^https://youtu\.be/([\w-]{6,20})${end}`),
      new RegExp(String.raw`^https://(?:(?:www|m)\.)?youtube\.com/(?:embed|shorts|live)/([\w-]{6,20})${end}`),
      new RegExp(String.raw`^https://(?:(?:www|m)\.)?youtube\.com/watch\?(?:[^#\s]*&)?v=([\w-]{6,20})${end}`),
      new RegExp(String.raw`^https://www\.youtube-nocookie\.com/embed/([\w-]{6,20})${end}`),
    ],
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    host: "vimeo",
    addresses: [new RegExp(String.raw`^https://(?:(?:www|player)\.)?vimeo\.com/(?:video/)?(\d{5,15})${end}`)],
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
  {
    host: "dailymotion",
    addresses: [
      new RegExp(String.raw`^https://dai\.ly/([a-zA-Z0-9]{5,12})${end}`),
      new RegExp(String.raw`^https://(?:www\.)?dailymotion\.com/(?:embed/)?video/([a-zA-Z0-9]{5,12})${end}`),
    ],
    player: (id) => `https://www.dailymotion.com/embed/video/${id}`,
  },
  {
    host: "loom",
    addresses: [new RegExp(String.raw`^https://(?:www\.)?loom\.com/(?:share|embed)/([0-9a-f]{32})${end}`)],
    player: (id) => `https://www.loom.com/embed/${id}`,
  },
];

/** The origins of all players: a page that plays videos in place allows frames of these. */
export const videoPlayerOrigins: readonly string[] = hosts.map(({ player }) => player("id").split("/", 3).join("/"));

/** Reads the address of a video of YouTube, Vimeo, Dailymotion or Loom; undefined for every other address. */
export function videoOf(address: string): Video | undefined {
  for (const { host, addresses, player } of hosts) {
    for (const form of addresses) {
      const id = form.exec(address)?.[1];
      if (id !== undefined) return { host, id, player: player(id) };
    }
  }
  return undefined;
}
