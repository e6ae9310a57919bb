/** Addresses of the web in what people write; whatever follows them in a sentence is none of them. */
const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/giu;

/** Plain text, with its links to be followed in a window of their own. */
export const LinkedText = ({ children }: { readonly children: string }) => (
  <>
    {children.split(address).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <a
          key={index}
          href={part}
          target="_blank"
          rel="noopener noreferrer nofollow"
          style={{ textDecoration: "underline" }}
        >
          {part}
        </a>
      ),
    )}
  </>
);
