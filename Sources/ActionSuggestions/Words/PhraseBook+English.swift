extension PhraseBook {
  /// English, with the spellings that people use in chats.
  static let english = PhraseBook(
    spellings: """
      you u ya yu uu yall
      your ur yr yours
      please pls plz plss plzz pleass pleas plse
      dont dnt dun dunt don't
      forget forgt 4get
      remember rmb rem rmber rember remb
      are r
      where wer whr wea
      can cn
      could cld cud
      would wld
      to 2
      for 4
      before b4 bfore bfr
      after aft
      by bye
      want wan wanna
      tell tel
      send snd
      give gimme
      photos pics pictures pix photo pic picture selfie selfies snaps
      ok okay okie oki k kk okok okays
      yes yep yeah yup ya yea yess yesss yessss yeap yupp ye ys
      thursday thu
      thanks thx tks thnx tnx thank
      tomorrow tmr tmrw tml 2moro tomoro
      later ltr
      mum mom dad daddy mummy mama papa mommy grandma grandpa bro sis
      them him her he she they someone somebody
      sorry srry sry paiseh soz
      everyone everybody guys all folks team
      cancel cancelling canceling
      postpone postponing
      reschedule rescheduling
      cancelled canceled
      make makes
      amount money cash
      me mi
      """,
    phrases: """
      please:please ?kindly ?do ?also ?just ?help ?me ?to/kindly ?help/please can you ?please ?help
      askYou:think you can|could/can|could|would|will you ?please ?kindly ?also ?just ?maybe ?help ?me ?to/can|could|would|will you ?guys|all ?please/would you be able to/are you able to/do you mind/would you mind
      needYou:need you to/want you to/you are to/would like you to/counting on you to
      youMust:you need to/you have to/you must/you got to/you should/must
      remember:remember ?to ?also/make sure ?you ?to/be sure to/reminder ?to/do remember ?to
      dontForget:dont forget ?to ?about/never forget to/not forget to/dont let me forget ?to/do not forget ?to
      remindMe:remind me ?to ?that ?about/please remind me ?to
      opening:and|n/also/then/hey/hi/hello/dear/oh/ah/eh/so/but/lol/haha/hahaha/ok/well/yo/bro/guys/everyone/just/good morning/good afternoon/good evening/maybe/pps/ps/or/hmm/hmmm/reminder/actually/morning
      callMe:call|ring|phone|buzz me|us ?back/give me|us a ?quick call|ring|buzz|bell/call back
      callWhen:call after|when|once|before|afte|asap|pls|please|later|now
      whereAreYou:where are you/where you at/where you/wru/whereabouts are you/how far are you/where have you got to
      shareLocation:share|send ?me|us your ?live ?current location/drop|send ?me|us a|your pin/what|whats ?is your location/share location/location please
      sharePhotos:send|share|post|forward|upload|whatsapp|airdrop ?me|us ?all ?of ?the|your|those|some|any|that|our ?new|holiday|wedding|party|other|group|baby photos/send|share ?me|us a photos
      payMe:pay me|us ?back/paying to me/pay up/paying me/pay your share/pay your part
      oweMe:you ?still owe me|us/you still owe
      sendMoney:send|transfer|wire|lend ?it ?me|us/venmo|paynow|zelle|paypal|revolut|paylah|etransfer ?it me|us/chip in/pay/transfer to/transfer ?me ?a ?little amount/send ?me ?the amount/lend me ?some amount/send|transfer ?me yours|yours|your share
      timer:set ?a|the timer/start ?a|the timer/timer for/put ?a|the timer
      alarm:set ?an|your alarm/wake me ?up/put ?an alarm
      textMe:text|sms|whatsapp|message|msg ?me|us ?at|on
      answerBy:tell me|us/let me|us know/get back to me|us/reply ?to ?me/rsvp/confirm with me|us/update me|us/inform me|us/answer ?me/respond/text me|us/message me|us/msg me|us
      order:pick me|us|him|her|them|mum up/drop me|us|him|her|them|mum ?off/give me|us a lift|ride/bring|brg/buy/pick up/return/submit/print/register/collect/feed/water/pack/charge/upload/hand in|over|up/drop off/send/fetch/sign up/fill in|out/make sure/tell|ask mum/call|ring mum/email/transfer/pay
      task:pick me|us|him|her|them|mum up/drop me|us|him|her|them|mum ?off/give me|us a lift|ride/sign/bring|brg/buy/pick up/return/submit/print/register/collect/feed/water/pack/charge/upload/hand in|over|up/drop off/take out|back/sign up|the|this|it|off/fill in|out|up/renew/book/reserve/order/wash|clean/post/mail/ship/deliver/prepare/prep/lock/turn|switch off|on/fetch/send/email/pay/deposit/transfer/rsvp/apply/arrange/schedule/cook/bake/move|put|hang|throw/complete/finish/return/lend/borrow/top up/note down/make a|an|the|arrangements|sure|some|dinner|lunch|copies/print out/photocopy/scan/grab/get/drop/walk the/check in|out/pass me|him|her|us|them|the|your/wear/pull out/sort out/find/review/proofread/change the|your|my|our/copy/help|tell|ask mum/remind mum/let mum know/call mum/ring mum/ring the/call the/leave the|your|my|a/take the|your|my|a|some|it/wake up|him|her/save me/bring|take along
      weakTask:take/update/fix/repair/replace/download/install/upgrade/pass/give/check/ask/tell/invite/inform/contact/call/ring/phone/write/read/go/do/help/show/look|see|watch/set/clear/keep/try/meet/come/use/add/confirm/cut/close/open/start/stop/leave/visit/talk/speak/practise|practice|study|revise|learn/let/say/thank/wish/eat|drink/vote/wait/attend/dress/be/return
      chat:reply/answer/respond/text/msg/message/say/smile/sleep/enjoy/have|hav/stay/wait/keep/think/thank/pray/rest/relax/chill/hug/kiss/miss|love/eat|drink/come/cm/join/be/know/hear/see|look|watch/like/believe/imagine/understand/guess/feel/calm|take care/remember/forget/stop/go/do|did/give me|us a ?quick break|hug|kiss|call|ring|minute|sec|second|moment|chance|hand|shout/tell me|us/let me|us/ask me|us/show me|us/talk|speak/call|ring|phone me|us/send me|us ?the|your|his|her ?phone|mobile|email number|no|address|hp|contact|link|details|location|name|time|dates?|info/wish/vote/try/bear|hold|hang|sit|stand/get well|some|a|home|back|here|there|up|in|over|out|lost|ready|to|it|off/take your time/take it easy/take a/send wrong|nudes|love|regards|my/turn out/find out|attached|below|enclosed/save the|it/ask|tell|help|inform|contact him|you/make it|that|up|out|me|you/pass by|me your|out/check it|this|your|please|that/leave it|me|him/drop me|by|in/check out/put up/bring it|up|on/get me/move on
      accept:yes/sure/ok/perfect/great/cool/nice/sounds good|great|fine|perfect/works/deal/done/yay/love to/im in/i in/count me in/see you/fine ?by|with ?me/good/can/lets do it/lovely/awesome/alright/definitely/of course/will do/agreed/sgtm/cu/np
      refuse:cant make it|come|do|go|join|tomorrow|today/cannot make it|come|do|go|join/cant/cannot/couldnt make it/wont make it/wont be able/not able to/unable to/not free/not coming/not going/rain check/raincheck/have to pass/no can do/busy/not gonna make it/have to skip/gonna skip/have to bail/gotta bail/bailing
      cancel:have|need|got|gotta|had to cancel/cancel/cancelled/call|calling off|it/called off/postpone/postponed/not happening/is off/off now/its|it off/called it off/put it off/scrap|forget it|that|dinner|lunch|tomorrow/reschedule/move|push it to another/another time instead/take a rain/rain check/raincheck/ill today/not anymore/no longer/never mind/nevermind/nvm
      correct:actually/make it|that/sorry/correction/rather/instead/i mean|meant/not/moved ?to/change ?it|that ?to/changed ?to/is now/now at|on|in/back to/push ?it|that ?to/pushed ?to/move ?it|that ?to/better ?at|on/oops/typo/earlier/can we do|say/could we do|say/let us do/new time/rescheduled ?to/postponed to/bring ?it forward/brought forward/shift ?it ?to/shifted ?to/how about|bout/what about/update/scratch that/wait/my bad/running late
      sameTime:same time/same place/same spot
      topic:btw/anyway/anyways/by the way/oh and/on another note/speaking of/different topic/unrelated/p s/off topic
      asksWhere:where/which place/what place/whereabouts/address
      asksWhen:when/what time/wat time/wad time/which day/what day/times/time
      arranged:booked/reserved/reservation/table/court/tickets/ticket/slot/booking/seats/be there/come at|by|around/get there/arrive/meet/doors/start|starts/reach/ready by/pick you up/im there|free
      gather:catch up/hang out/hangout/meet up/get together/link up/chill together/hook up/grab a/grab some/go out together/meet for
      advert:get 1|one free/sale/discount/% off/buy now/shop now/order now/limited time/promo/voucher/coupon/free delivery/use code/book now
      invite:come to my|mine|our|ours/come over|by|round|along|with/join|joining me|us/be by/drop|swing|stop|pop|come|pass by|over|in|round/pick you up/fetch you/take you/treat you/come to your|yours/visit you/over to yours|your
      filler:a/the/it/is/at/in/on/around|about|abt/then/for/we/i/you/me/us/do/say/lets/let/how|what about/how/this|that/be/will|ll/there/and/or/so/too/still|just/maybe/works/good|better|fine|great|ok/please/thanks/to/of/with/from/till|until/am|pm/see/if/my|your|our/same/free/instead/sharp/latest/one/time
      person:mum/them
      photo:photos
      detail:number/address/email/link/details
      figure:or what|not|something|smth|sth|whatever|anything|so|else|two|maybe|is|are|am|do|did|will|can|should|i|you|we|they|he|she|it|if|later|never|nothing|less|more/sooner or later/more or less/or later/one way or another/take it or/like it or/believe it or/double or/trick or/rain or
      """)
}
