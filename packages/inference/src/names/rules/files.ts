/** Files, pictures, sound and works. */
export const files = `
file/original/attachment/document/upload/original+file/stored/resume/image/blob/media name, attachment, filename, original filename, source/input/output/log/data file, file | text => system.fileName
^name/title/filename | text | of file attachment document upload asset media blob image photo; plus 3 => system.fileName
^title | text | of document; plus 4 => text.articleTitle
path/filepath/directory/dir, file/folder/storage/local/relative/photo/image/disk/document/log/full/absolute/source/destination/upload/media path, storage/object/s+3/bucket/blob/file key, mount point, s 3 uri | text => system.filePath
folder/album/playlist/gallery/board/collection/list/directory/bookmark name, folder, album, playlist, collection | text => text.collection
^name/title | text | of folder playlist gallery board collection list directory wishlist favorite; plus 3 => text.collection
extension/ext/suffix, file extension/ext/type/format, image/document format, format | text | of file media image document attachment upload asset photo video export report book scan; plus 3 => system.fileExt
file extension/ext | text => system.fileExt
format | text | of report export import download; plus 4 => values values=["pdf","csv","xlsx","json"] weights=[38,34,20,8]
format | text | of book; plus 4 => values values=["paperback","hardcover","ebook","audiobook"] weights=[46,26,22,6]
mime/content/media type, mime, file mime, file mime type | text => system.mimeType
file/byte/content/media/attachment/upload/total/document/image/blob/object/backup/payload size/length/bytes, bytes, byte count/size, size bytes, size in bytes, content length, storage used/bytes, file size bytes, disk usage, memory bytes, data transfer bytes | int num => system.fileSize
size | int num | of file attachment document upload blob media asset image photo video backup object; plus 3 => system.fileSize
bytes sent/received/in/out/transferred | int => number.lognormal median=14000 sigma=1.6
size kb/mb | int num => number.lognormal median=420 sigma=1.2
size/disk/memory/ram/storage/quota/capacity gb, memory/ram/disk/quota/storage, memory/ram/disk/storage mb/limit/quota/size, disk quota, storage limit | int num => number.typical values=[8,16,32,64,128,256,512]
memory/ram mb | int | plus 3 => number.typical values=[512,1024,2048,4096,8192]
image/video/photo/screen/thumbnail/frame/x width, width px/pixel | int => media.width
image/video/photo/screen/thumbnail/frame/y height/resolution, height px/pixel | int => media.height
width | int | of image photo media video asset file screenshot picture attachment; plus 4 => media.width
height | int | of image photo media video asset file screenshot picture attachment; plus 4 => media.height
image/video/screen/photo/camera/display resolution/dimension/dimensions, screen size, video quality | text => media.resolution
resolution, dimensions | text | of image video camera media photo screen monitor display file stream asset; plus 4 => media.resolution
metadata, exif, exif data | json | of media image photo picture; plus 20 => json keys="( file_type=JPEG mime_type=image/jpeg encoding=Baseline+DCT|Progressive+DCT ; file_type=PNG mime_type=image/png color_type=RGB|RGBA interlace=none ; file_type=WebP mime_type=image/webp frames=1..24 ) bits_per_sample=8 color_components=3 software='GIMP 2.10|Krita 5.2|Photo Editor 24.1'? orientation=1? color_profile='sRGB IEC61966-2.1'?"
aspect ratio | text => values values=["16:9","4:3","1:1","3:2","21:9"] weights=[52,18,12,12,6]
aspect ratio | num => values values=[1.78,1.33,1,1.5] weights=[52,18,14,16]
fps, frame rate | int num => values values=[24,25,30,60] weights=[24,18,40,18]
bitrate, bit rate, audio bitrate | int => values values=[128,192,256,320] weights=[22,24,28,26]
sample rate, sampling rate | int => values values=[44100,48000,96000] weights=[56,38,6]
codec, video codec | text => values values=["h264","hevc","vp9","av1"] weights=[62,18,12,8]
audio codec | text => values values=["aac","opus","mp3","flac"] weights=[58,16,18,8]
alt/caption, alt text, image/photo caption/description/alt, alternative text, figure caption | text => text.caption
page count, pages, number of page, total pages, page total | int => number.lognormal median=180 sigma=0.5
page count, pages | int | of document report file scan; plus 4 => number.count median=4 sigma=0.9 zeroShare=0
word/character/char/line count, words, reading time, read time, words count | int => number.lognormal median=640 sigma=0.7
reading/read time, reading time minutes, read minutes | int | plus 10 => number.int min=2 max=14
track/song/recording/single name/title, song, track | text => media.songTitle
^name/title | text | of track song recording single; plus 4 => media.songTitle
album/release/record/medium name/title, album | text => media.albumTitle
^name/title | text | of album; plus 4 => media.albumTitle
program name/title | text | by version date pid process command => values values=["nightly-import","mail-gateway","report-runner","sync-daemon","backup-agent","index-builder"] weights=[30,20,16,14,12,8]
thumb/thumbnail/icon/avatar/preview ... filesize/size/bytes/length | int | plus 8 => number.lognormal median=28000 sigma=0.6
film/movie/show/series/episode/video/program/play/anime/documentary name/title, movie, film | text => media.workTitle
^name/title, original title | text | of film movie show series episode anime documentary tv; plus 4 => media.workTitle
book/novel/comic/manga/magazine/journal/work/publication name/title, book | text => media.bookTitle
^name/title, original title | text | of book novel comic manga publication work edition; plus 4 => media.bookTitle
genre, music genre, genre name | text => media.genre
^name | text | of genre; plus 5 => media.genre
artist/singer/musician/performer/soloist/dj/ensemble, ^band, artist/band/performer/singer/musician name, stage name, featured artist | text => media.artistName
^name | text | of artist singer musician performer band actor; plus 4 => media.artistName
actor, actor name, character actor, starring | text => person.fullName
character name, character | text | of cast credit film movie role casting actor; plus 3 => person.firstName
role name | text | of cast credit film movie casting actor; plus 3 => person.firstName
instrument, instrument name | text => media.instrument
special/key features, amenities, facilities, perks, highlights, features | text | => values values=["Wi-Fi, Parking, Breakfast","Wi-Fi, Pool","Parking, Gym, Sauna","Wi-Fi, Air conditioning","Balcony, Wi-Fi","Garden, Parking"]
special features | text | of film movie; plus 4 => values values=["Trailers","Commentaries","Deleted Scenes","Behind the Scenes"]
amenity/facility, amenity/facility name | text => values values=["Wi-Fi","Parking","Pool","Gym","Breakfast","Air conditioning","Sauna","Bar","Elevator","Laundry","Pets allowed","Balcony"]
^name | text | of amenity facility; plus 4 => values values=["Wi-Fi","Parking","Pool","Gym","Breakfast","Air conditioning","Sauna","Bar","Elevator","Laundry","Pets allowed","Balcony"]
isbn, isbn 13/10 | text int => commerce.isbn
ean/upc/gtin/barcode, bar code, ean code, upc code, ean 13 | text int => commerce.ean
issn | text => code.mask mask=####-####
isrc | text => pattern regex=(US|GB|DE|FR|SE|NL|CA|AU|JP|BR)[A-Z][A-Z0-9]{2}([01][0-9]|2[0-5])[0-9]{5}
doi | text => template template=10.5555/{{string.alphanumeric}}
orcid | text => code.mask mask=0000-000#-####-####
asin | text => code.mask mask=B0########
photo/picture/avatar/image/thumbnail/logo/icon/scan/drawing/signature/blob | bytes => bytes.image
^metadata | json text | of blob attachment; by checksum; plus 30 => json keys="( identified=true analyzed=true width=1280 height=720 ; identified=true analyzed=true width=640 height=480 ; identified=true analyzed=true ; identified=true )"
checksum | text | of blob; by service; plus 10 => string.base64 length=24
camera, camera model, camera make | text => commerce.modelName
format | text | of export => system.fileExt
packaging, medium format | text | in music => media.packaging
virtual tour, tour url, video tour, press kit | text => internet.url
show/podcast/series title/name | text => media.workTitle
network | text | of podcast show channel station; plus 3 => company.name
guest, guest name | text | of episode podcast show; plus 2 => person.fullName
show notes | text => text.description
photo/image/thumbnail/picture/avatar/logo file name, image name | text => template template=photo-{{string.numeric}}.jpg
cover/banner/header/background photo/image/picture url/uri/src/path, cover/banner/header/background photo/image/picture | text | plus 4 => image.url null=0.15
mime type, ^name | text | of type; by mime extension suffix; plus 2 => values values=["image/jpeg","image/png","application/pdf","video/mp4","image/gif","text/plain","audio/mpeg","image/webp"]
media type name, media/audio/video format name | text | plus 12 => values values=["MPEG audio file","AAC audio file","FLAC audio file","MPEG-4 video file","WAV audio file","Ogg Vorbis file","PDF document","JPEG image"]
`;
