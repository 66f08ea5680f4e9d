/** Videos and what belongs to them: files by their endings, live streams, captions. */
export const channelRules = String.raw`
magnet uri/url/link, magnet | text | plus 14 => pattern regex=magnet:\?xt=urn:btih:[0-9a-f]{40}
torrent filename/file, torrent file name | text | plus 14 => pattern regex="[0-9a-f]{8}-[0-9a-f]{4}-(480|720|1080)\\.torrent"
torrent url | text | plus 14 => pattern regex=https://video\.example\.(org|net)/torrents/[0-9a-f]{8}-(480|720|1080)\.torrent
torrent name | text | plus 12 => media.workTitle
^filename, caption/subtitle file/filename | text | of caption subtitle transcript; plus 12 => pattern regex="[0-9a-f]{8}-[0-9a-f]{4}-(en|de|fr|es)\\.vtt"
playlist/m 3 u 8/master/hls filename/file | text | plus 14 => pattern regex="[0-9a-f]{8}-(master|1080p|720p)\\.m3u8"
segments sha 256 filename, segments filename/file | text | plus 14 => pattern regex=segments-[0-9a-f]{8}\.json
^filename, image filename | text | of image storyboard thumbnail avatar banner icon logo picture; plus 10 => pattern regex="[0-9a-f]{8}-[0-9a-f]{4}\\.(jpg|png|webp)"
file url, ^url | text | of caption subtitle; plus 12 => pattern regex=https://video\.example\.(org|net)/captions/[0-9a-f]{8}-(en|de|fr|es)\.vtt
file url | text | of image storyboard thumbnail avatar banner icon picture logo; plus 12 => pattern regex=https://static\.example\.(org|net)/images/[0-9a-f]{12}\.(jpg|png|webp)
file url, redundancy url | text | of video recording stream redundancy playlist clip; plus 12 => pattern regex=https://video\.example\.(org|net)/static/[0-9a-f]{8}-(480|720|1080)\.mp4
resolution, video/stream/target resolution, vertical resolution | int | of video file stream rendition transcode transcoding encoding camera recording profile variant; plus 12 => values values=[1080,720,480,360,2160,240] weights=[32,28,18,10,8,4]
fps, frame rate, frames per second | int num | of video file stream rendition camera recording encoding clip; plus 10 => number.typical values=[30,25,60,24,50]
start/stop/end/begin timestamp/time/offset/second/seconds/position | int | of playlist element clip chapter segment caption subtitle marker cue highlight annotation; by position video media track playlist episode; plus 16 => number.lognormal median=140 sigma=0.9
width, total/sprite/thumb/frame width | int | of storyboard sprite frame screenshot; plus 12 => number.typical values=[192,320,1920,160,1280]
height, total/sprite/thumb/frame height | int | of storyboard sprite frame screenshot; plus 12 => number.typical values=[108,180,1080,90,720]
sprite duration | int | plus 12 => number.typical values=[5,10,1,2]
engine, engines, ... engine, required engine, engine version/range | text | of plugin extension package addon theme module; plus 14 => values values=[">=4.2.0","^5.0.0",">=3.0.0 <6","~6.1"]
nsfw policy, sensitive/adult/mature content policy | text | plus 14 => values values=["do_not_list","blur","display","warn"] weights=[46,26,18,10]
video/storage/upload/disk/file quota daily/total/weekly/monthly, daily/monthly video/storage/upload quota | int | plus 12 => values values=[-1,5368709120,10737418240,53687091200,1073741824] weights=[40,20,18,12,10]
abi version, ... abi version | int | plus 12 => number.typical values=[115,127,108,120]
migration/schema/db/database version | int | of application setting meta info system instance; plus 10 => number.typical values=[720,815,640,705,900]
`;
